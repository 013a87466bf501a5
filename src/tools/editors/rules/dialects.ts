import { findAdvice, type Advice } from '../problems/advice.ts';
import { createProblem, type Problem } from '../problems/problem.ts';
import { noImage } from '../problems/html.ts';
import { blankCode } from '../../../content/markdown/prose.ts';
import type { TextFile } from '../files/text-file.ts';

const box = 'een kader schrijf je als <Callout title="…">, met een lege regel erachter, en </Callout>';
const contents = 'een inhoudsopgave maakt de site zelf; haal dit weg';
const note = 'een voetnoot schrijf je als [^1] in de zin, met [^1]: en de noot op een eigen regel onderaan';

/** Syntax of other Markdown dialects, which MDX shows as typed, and what to write instead. */
const dialects: Advice[] = [
  [/!\[\[[^[\]]*\]\]/, noImage],
  [/^\s*\[{1,2}_*toc_*\]{1,2}\s*$/i, contents],
  [/\[\[[^[\]]*\]\]/, 'een link schrijf je als [tekst](/adres)'],
  [/(?<![=\w])==[^\s=](?:[^=]*[^\s=])?==(?![=\w])/, 'markeren kan niet; schrijf **vet**'],
  [/^\s*>\s*\[!\w+\]/, box],
  [/^\s*(?::{3,}|!!!|\?\?\?)\s*\w.*/, box],
  [/^\s*:{3,}\s*$/, box],
  [/%%/, 'dit komt zo op de site, ook als het privé is; een opmerking schrijf je als {/* tekst */}'],
  [/(?<!\^)\^\[[^[\]]+\]/, note],
  [/\$\$/, 'een formule kan hier niet; schrijf haar als gewone tekst'],
  [/[\p{L}\d)]~[\p{L}\d+-]{1,6}~/u, 'laag geschreven tekst kan niet; schrijf het voluit'],
  [/[\p{L}\d)]\^[\p{L}\d+-]{1,6}\^/u, 'hoog geschreven tekst kan niet; typ ² of schrijf het voluit'],
  [/(?<![\w+])\+\+[^\s+](?:[^+]*[^\s+])?\+\+(?![\w+])/, 'onderstrepen kan niet; schrijf **vet**'],
  [/\{\{[<%]?|\{%/, 'zo’n code kent de site niet; kijk in de naslag welke onderdelen er zijn'],
  [/(?<=\S\s+)\^[a-z\d-]{3,}\s*$/i, 'een naam voor een alinea kan niet; haal hem weg'],
  [
    /(?:^\s*(?:[-*]\s+)?|[(\[])\p{L}[\p{L}\d _-]*::(?=\s|$)/u,
    'een eigenschap kan hier niet; schrijf één dubbele punt, of haal hem weg',
  ],
  [
    /^\s*#\p{L}[\p{L}\d/_-]*(?:\s+#\p{L}[\p{L}\d/_-]*)*\s*$/u,
    'een label kan hier niet; haal het weg, of zet een spatie achter ## voor een kop',
  ],
  [/^\s*#{2,6}[^#\s].*/, 'zet een spatie achter de hekjes; dan wordt het een kop'],
  [
    /(?<![\p{L}\d:/]):[a-z][a-z\d_+-]*:(?![\p{L}\d:/])/u,
    'een emoji met dubbele punten kan niet; typ de emoji zelf',
  ],
  [/^\s*\*\[[^[\]]+\]:/, 'een afkorting uitleggen kan zo niet; schrijf haar voluit in de zin'],
  [
    /@\[[^[\]]*\]\([^)]*\)/,
    'een video of ander onderdeel van elders kan niet; schrijf een link als [tekst](https://…)',
  ],
  [/\(\([^()]+\)\)/, 'een verwijzing tussen dubbele haakjes kan niet; schrijf een link als [tekst](/adres)'],
  [/^\s*={3,}\s*$/, 'een regel met === maakt een kop van de regel erboven; zet ## voor de kop'],
  [
    /^\s*(?:[-*+]|\d+[.)])\s+(?:\[[ xX<>/!?*-]?\](?=\s|$)|[☐☑☒])/,
    'een lijst om af te vinken kan niet; haal het vakje weg',
  ],
  [/^\s*[☐☑☒]/, 'een lijst om af te vinken kan niet; begin elke regel met - en een spatie'],
  [/\p{L}[`´]\p{L}/u, 'dit is geen apostrof; typ ’'],
  [
    /\$[^$\s\d][^$\n]*[\\^_=][^$\n]*(?<!\s)\$(?![\p{L}\d])/u,
    'een formule kan hier niet; schrijf haar als gewone tekst',
  ],
  [/^\s*={2,}\s*[^=\s][^=]*={2,}\s*$/, 'een kop schrijf je met ## en een spatie'],
  [/^\s*h[1-6]\.\s.*/, 'een kop schrijf je met ## en een spatie'],
  [/\\n(?![\p{L}\d])/u, 'een nieuwe alinea begin je met een lege regel'],
  [
    /^\s*\[(?:\d{1,2}:\d\d(?::\d\d)?,? \d{1,2}[-/]|\d{1,2}[-/]\d{1,2}[-/]\d{2,4},? \d{1,2}:\d\d).*?\]/,
    'dit komt uit een chat; haal tijd en naam weg',
  ],
];

/** Returns a message for a line in another Markdown dialect. */
export function describeDialect(line: string): string | undefined {
  const known = findAdvice(dialects, line);
  return known && `‘${known.found[0].trim().slice(0, 40)}’: ${known.dutch}`;
}

/** Reports each line in another Markdown dialect, outside code and comments. */
export function checkDialects({ file, body }: Pick<TextFile, 'file' | 'body'>): Problem[] {
  // Keystatic escapes Markdown with backslashes; an address may contain any sign.
  const prose = blankCode(body)
    .replace(/\\(?=[!-/:-@[-`{-~])/g, '')
    .replace(/https?:\/\/[^\s)>\]]*/g, '');
  return prose.split('\n').flatMap((line, index) => {
    const message = describeDialect(line);
    return message ? [createProblem(file, message, { line: index + 1, column: line.search(/\S/) + 1 })] : [];
  });
}
