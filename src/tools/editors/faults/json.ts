import { printParseErrorCode, type ParseErrorCode } from 'jsonc-parser';

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

/** What JSON does not allow, in Dutch, with what to do; the reader's own word follows for engineers. */
export function describeJsonFault(error: ParseErrorCode): string {
  const kind = printParseErrorCode(error);
  return `${advice[kind] ?? 'dit teken hoort hier niet'} (${kind})`;
}
