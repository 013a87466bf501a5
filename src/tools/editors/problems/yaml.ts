import { findAdvice, type Advice } from './advice.ts';

const opensList = 'tekst die met [ of { begint, hoort tussen aanhalingstekens';

/** Advice for the errors of the YAML parser, by code and message. */
const advice: Advice[] = [
  [/DUPLICATE_KEY/, 'dit veld staat er twee keer; haal er één weg'],
  [/TAB_AS_INDENT/, 'spring in met twee spaties, nooit met een tab'],
  [/Missing closing/, 'een aanhalingsteken is niet gesloten'],
  [/Unexpected scalar at node end [[{]/, opensList],
  [
    /Unexpected scalar at node end "/,
    'in tekst tussen dubbele aanhalingstekens kan geen " staan; schrijf ‘ en ’ om het woord, en niets achter de laatste "',
  ],
  [
    /Unexpected scalar at node end/,
    "in tekst tussen enkele aanhalingstekens staat een apostrof twee keer, als in 'foto''s'; of zet er dubbele omheen, en niets erachter",
  ],
  [/BAD_INDENT Flow/, opensList],
  [/BAD_DQ_ESCAPE/, 'schrijf geen \\ tussen dubbele aanhalingstekens'],
  [
    /BAD_SCALAR_START|TAG_RESOLVE_FAILED|BAD_ALIAS/,
    'tekst die met een leesteken begint, hoort tussen aanhalingstekens',
  ],
  [/RESOURCE_EXHAUSTION/, 'er staan te veel haken in elkaar'],
  [/^MULTILINE|MISSING_CHAR/, 'na de naam van een veld hoort een dubbele punt met een spatie'],
];

const otherwise =
  'zet tekst met een dubbele punt tussen aanhalingstekens en kijk of de regel even ver inspringt als de regels eromheen';

/** Returns Dutch advice for a YAML error, followed by the error for engineers; `opened` is the sign the value starts with. */
export function describeYamlProblem(
  { code, message }: { code: string; message: string },
  opened = '',
): string {
  const { dutch = otherwise } = findAdvice(advice, `${code} ${message} ${opened}`) ?? {};
  return `${dutch} (${message})`;
}
