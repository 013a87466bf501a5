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
  InvalidCharacter: 'in een tekst kan geen tab of Enter; haal hem weg',
  UnexpectedEndOfString: 'het aanhalingsteken achter deze tekst ontbreekt',
};

/** What JSON does not allow, in Dutch, with what to do; the reader's own word follows for engineers. */
export function describeJsonFault(error: ParseErrorCode): string {
  const kind = printParseErrorCode(error);
  return `${advice[kind] ?? 'dit teken hoort hier niet'} (${kind})`;
}

/** What other programs and languages write where JSON has one form, by what stands at the first fault. */
const foreign: [found: RegExp, advice: string][] = [
  [/^[“”„‟«»‘’]/, 'hier staan gekrulde aanhalingstekens; typ overal rechte: "'],
  [/^['`]/, 'hier staan andere aanhalingstekens; typ overal dubbele: "'],
  [/^(?:[+.]|\d)/, 'schrijf een getal met alleen cijfers en een punt, zoals 1250 of 99.5'],
  [
    /^(?:NaN|-?Infinity|undefined|None|nil)\b/,
    'hier hoort een waarde: tekst tussen "…", een getal, true of false',
  ],
  [/^(?:true|yes|ja|aan)\b/i, 'schrijf true, met kleine letters'],
  [/^(?:false|no|nee|uit)\b/i, 'schrijf false, met kleine letters'],
  [/^[a-z_]/i, 'zet een naam of tekst tussen dubbele aanhalingstekens: "'],
];

/** One fault for a file in which the same foreign form may stand everywhere; `undefined` when its first fault is another. */
export function describeForeign(text: string, offset?: number) {
  if (offset === undefined) return undefined;
  // A number is read up to what does not fit.
  const isInNumber = /[\d.,]$/.test(text.slice(0, offset)) && /^[\d.,]/.test(text.slice(offset));
  const found = foreign.find(([pattern]) => pattern.test(text.slice(offset)));
  return found && (isInNumber || !/^\d/.test(text.slice(offset)))
    ? [{ offset, message: found[1] }]
    : undefined;
}
