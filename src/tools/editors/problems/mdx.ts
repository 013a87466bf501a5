import { noModules } from '../../../content/markdown/code.ts';
import { findAdvice, type Advice } from './advice.ts';
import { describeHtml } from './html.ts';

/** Advice for the parse errors of MDX; `$1` is the name in the error. */
const advice: Advice[] = [
  [/^Expected a closing tag for `<(\w*)/, 'zet </$1> op een eigen regel, met een lege regel ervoor'],
  [
    /^Unexpected closing tag `<\/(\w*)/,
    'hier sluit $1 zonder dat het is geopend; zet <$1> ervoor of haal dit weg',
  ],
  [
    /^Expected the closing tag `<\/(\w*)/,
    'zet <$1> en </$1> elk op een eigen regel, met een lege regel ertussen en ervoor',
  ],
  [/comment in MDX/, 'een opmerking schrijf je als {/* tekst */}'],
  [/`<`|before name|in name/, 'een losse < kan niet: schrijf ‘minder dan’, of sluit het onderdeel af met >'],
  [/closing brace/, 'een losse { kan niet: gebruik ronde haakjes, of sluit af met }'],
  [/parse esm/, noModules],
  [/parse expression/, 'tussen { en } klopt iets niet: kijk of er overal komma’s en aanhalingstekens staan'],
];

/** Advice for Markdown that MDX parses as code, by the text at the error. */
const ordinary: Advice[] = [
  [/^<[A-Z]\w*\s[^<>]*?=\s*[^\s"'{][^<>]*/, 'zet rechte aanhalingstekens om wat achter een = staat: "…"'],
  [/^<(?:[@#]|!(?!-))[^>]*>/, 'zo schrijft Slack een naam; schrijf hem voluit'],
  [/^<https?:[^>|]*\|[^>]*>/, 'een link schrijf je als [tekst](https://…)'],
  [
    /^<(?:https?:|mailto:|tel:|www\.|[^\s<>@]+@)[^>]*>?/,
    'schrijf het adres zonder < en >; het wordt vanzelf een link',
  ],
  [/^<!--/, 'een opmerking schrijf je als {/* tekst */}'],
  [/^\{ ?#[^}]*\}?/, 'haal dit weg; de site geeft een kop zelf een naam, van zijn woorden'],
  [/^\{ ?(?:[:.]|[\w-]+=)[^}]*\}?/, 'haal dit weg; hoe een link of alinea eruitziet, regelt de site'],
  [/^\{\{?[<%].*/, 'zo’n code kent de site niet; kijk in content/NASLAG.md welke onderdelen er zijn'],
];

/** Returns advice for Markdown that MDX parses as code; the error's column may lie within that Markdown. */
export function adviseOnLine(line: string, column: number): string | undefined {
  const starts = ['{{', '{', '<'].map((sign) => line.lastIndexOf(sign, column - 1));
  for (const start of starts.filter((each) => each >= 0)) {
    const words = line.slice(start);
    const [, element] = /^<\/?([a-z]\w*)(?:\s[^<>]*)?>/.exec(words) ?? [];
    if (element) return describeHtml(element);
    const known = findAdvice(ordinary, words);
    if (known) return `‘${known.found[0]}’: ${known.dutch}`;
  }
  return undefined;
}

/** Returns advice for a parse error, followed by the error itself; `undefined` for an unknown error. */
export function adviseOnMdx(message: string): string | undefined {
  const [, element] = /closing tag.*?`<\/?([a-z]\w*)/.exec(message) ?? [];
  if (element) return `${describeHtml(element)} (${message})`;
  const known = findAdvice(advice, message);
  return known && `${known.dutch.replaceAll('$1', known.found[1] ?? '')} (${message})`;
}
