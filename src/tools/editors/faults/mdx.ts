import { noModules } from '../../../content/markdown/code.ts';

/** What the MDX reader says in English, by kind, and what an editor does about it; `$1` is the name it mentions. */
const advice: [english: RegExp, dutch: string][] = [
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
  [
    /^Expected component `(\w+)` to be defined/,
    '<$1> bestaat niet: kijk in content/NASLAG.md hoe het onderdeel heet',
  ],
  [/parse esm/, noModules],
  [/parse expression/, 'tussen { en } klopt iets niet: kijk of er overal komma’s en aanhalingstekens staan'],
];

/** What an editor does about a fault in MDX, with the reader's own words behind it; `undefined` for one of no known kind. */
export function adviseOnMdx(message: string): string | undefined {
  const [english, dutch] = advice.find(([pattern]) => pattern.test(message)) ?? [];
  const sentence = dutch?.replaceAll('$1', english?.exec(message)?.[1] ?? '');
  return sentence && `${sentence} (${message})`;
}
