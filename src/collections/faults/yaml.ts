/** What the YAML reader says in English, by kind, and what an editor does about it. */
const advice: [english: RegExp, dutch: string][] = [
  [/duplicated mapping key/, 'dit veld staat er twee keer; haal er één weg'],
  [/tab characters|whitespace character/, 'spring in met twee spaties, nooit met een tab'],
  [/within a (single|double) quoted scalar/, 'een aanhalingsteken is niet gesloten'],
  [/flow collection|missed comma/, 'tekst die met [ of { begint, hoort tussen aanhalingstekens'],
  [/escape sequence|hexadecimal/, 'schrijf geen \\ tussen dubbele aanhalingstekens'],
  [
    /alias|anchor|tag|node content|directive/,
    'tekst die met een leesteken begint, hoort tussen aanhalingstekens',
  ],
  [/colon is missed|multiline key/, 'na de naam van een veld hoort een dubbele punt met een spatie'],
];

const otherwise =
  'zet tekst met een dubbele punt tussen aanhalingstekens en kijk of de regel even ver inspringt als de regels eromheen';

/** A fault of the YAML reader in Dutch, with what to do; its English message stands at the end for engineers. */
export function describeYamlFault(message: string): string {
  const dutch = advice.find(([english]) => english.test(message))?.[1] ?? otherwise;
  return `${dutch} (${message})`;
}
