import { printParseErrorCode, type ParseErrorCode } from 'jsonc-parser';

import { findAdvice, type Advice } from './advice.ts';

/** Advice for each error code of the JSON parser. */
const advice: Record<string, string> = {
  CommaExpected: 'hiervoor ontbreekt een komma',
  ColonExpected: 'na de naam van een veld hoort een dubbele punt',
  PropertyNameExpected:
    'hier hoort een veldnaam tussen dubbele aanhalingstekens; achter het laatste veld staat geen komma',
  ValueExpected: 'hier hoort een waarde; achter het laatste onderdeel staat geen komma',
  CloseBraceExpected: 'hier ontbreekt een sluitende }',
  CloseBracketExpected: 'hier ontbreekt een sluitende ]',
  EndOfFileExpected:
    'hier hoort het bestand op te houden; haal weg wat er nog staat, of een } of ] te veel ervoor',
  InvalidEscapeCharacter: 'schrijf een \\ in een tekst dubbel: \\\\',
  InvalidUnicode: 'schrijf het teken zelf',
  InvalidCommentToken: 'opmerkingen kunnen in dit bestand niet',
  InvalidCharacter: 'in een tekst kan geen tab of Enter; haal hem weg',
  UnexpectedEndOfString: 'het aanhalingsteken achter deze tekst ontbreekt',
};

/** Returns Dutch advice for a parse error, followed by its code for engineers. */
export function describeJsonProblem(error: ParseErrorCode): string {
  const code = printParseErrorCode(error);
  return `${advice[code] ?? 'dit teken hoort hier niet'} (${code})`;
}

const plainNumber = 'schrijf een getal met alleen cijfers en een punt, zoals 1250 of 99.5';
const quoted = 'een aanhalingsteken in een tekst schrijf je als ‘ of ’; een rechte " sluit de tekst af';

/** Advice for the notation of other programs and languages, by the text at the first error. */
const foreign: Advice[] = [
  [/^[“”„‟«»‘’]/, 'hier staan gekrulde aanhalingstekens; typ overal rechte: "'],
  [/^```/, 'haal de regels met ``` weg'],
  [/^['`]/, 'hier staan andere aanhalingstekens; typ overal dubbele: "'],
  [/^[\p{Zs}\u200B]/u, 'hier staat een spatie die een ander teken is; typ haar opnieuw'],
  [/^,/, 'hier staat een komma te veel; haal haar weg'],
  [/^;/, 'schrijf een komma in plaats van ;'],
  [/^=/, 'schrijf een dubbele punt in plaats van ='],
  [/^(?:[+.€$]|\d|[-/] ?\d|%)/, plainNumber],
  [
    /^(?:NaN|-?Infinity|undefined|None|nil)\b/,
    'hier hoort een waarde: tekst tussen "…", een getal, true of false',
  ],
  [/^(?:true|yes|ja|aan)\b/i, 'schrijf true, met kleine letters'],
  [/^(?:false|no|nee|uit)\b/i, 'schrijf false, met kleine letters'],
  [/^[a-z_]/i, 'zet een naam of tekst tussen dubbele aanhalingstekens: "'],
];

/** Returns one problem for foreign notation, which usually repeats through the file; `undefined` when the first error is something else. */
export function describeForeign(text: string, offset?: number) {
  if (offset === undefined) return undefined;
  const before = text.slice(0, offset);
  const rest = text.slice(offset);
  if (text.trim() === '') return [{ offset, message: 'dit bestand is leeg; zet terug wat erin stond' }];
  if (before.endsWith('"') && /^[\p{L}\d]/u.test(rest)) return [{ offset: offset - 1, message: quoted }];
  // The parser ends a number at the first character that does not fit.
  const isInNumber = /[\d.,] ?$/.test(before) && /^[.,_]?\d/.test(rest);
  if (isInNumber) return [{ offset, message: plainNumber }];
  const { dutch: message } = findAdvice(foreign, rest) ?? {};
  return message && !/^\d/.test(rest) ? [{ offset, message }] : undefined;
}

/** Returns advice for a number such as 25.000, whose point may separate thousands; 99.995 is a decimal. */
export function describeThousands(typed: string): string | undefined {
  return /^-?\d{1,3}(?:\.\d{3})*\.\d\d0$/.test(typed)
    ? `${typed} is hier ${Number(typed)}; schrijf ${typed.replaceAll('.', '')} zonder punt, of ${Number(typed)}`
    : undefined;
}
