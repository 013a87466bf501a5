import { parse, printParseErrorCode, type ParseError } from 'jsonc-parser';

import { ContentError } from './zod.ts';

/** Something that JSON does not allow, in Dutch, at an offset in the text. */
interface JsonFault {
  offset: number;
  message: string;
}

/** What to do about each kind of fault that the JSON reader knows. */
const advice: Record<string, string> = {
  CommaExpected: 'hiervoor ontbreekt een komma',
  ColonExpected: 'na de naam van een veld hoort een dubbele punt',
  PropertyNameExpected:
    'hier hoort een veldnaam tussen dubbele aanhalingstekens; achter het laatste veld staat geen komma',
  ValueExpected: 'hier hoort een waarde; achter het laatste onderdeel staat geen komma',
  CloseBraceExpected: 'hier ontbreekt een sluitende }',
  CloseBracketExpected: 'hier ontbreekt een sluitende ]',
  EndOfFileExpected: 'hier hoort het bestand op te houden; er staat een } of ] te veel',
  InvalidCommentToken: 'opmerkingen kunnen in dit bestand niet',
  UnexpectedEndOfString: 'het aanhalingsteken achter deze tekst ontbreekt',
};

/** Every place where a text is no JSON, in its order. */
export function findJsonFaults(text: string): JsonFault[] {
  const errors: ParseError[] = [];
  parse(text, errors, { disallowComments: true, allowEmptyContent: false });
  return errors.map(({ error, offset }) => {
    const kind = printParseErrorCode(error);
    return { offset, message: `${advice[kind] ?? 'dit teken hoort hier niet'} (${kind})` };
  });
}

/** The value of a JSON file; throws a ContentError that names the lines where it is no JSON. */
export function parseJsonFile(text: string, file: string): unknown {
  const faults = findJsonFaults(text);
  if (faults.length === 0) return JSON.parse(text);
  throw new ContentError(
    file,
    faults.map(({ offset, message }) => `regel ${text.slice(0, offset).split('\n').length}: ${message}`),
  );
}
