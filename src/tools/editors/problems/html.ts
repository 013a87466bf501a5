/** Advice for every notation of an image but `Figure`. */
export const noImage = 'een afbeelding zet je neer met <Figure photo="…" caption="…" />';

/** What to write instead of an HTML element, by tag name. */
const cures: [names: string, cure: string][] = [
  ['b strong', 'schrijf **vet**'],
  ['i em cite', 'schrijf *schuin*'],
  ['u ins mark', 'onderstrepen of markeren kan niet; schrijf **vet**'],
  ['s del strike', 'schrijf ~~doorgestreept~~'],
  ['sup sub', 'typ ² of schrijf het voluit'],
  ['a', 'een link schrijf je als [tekst](/adres)'],
  ['img picture figure', noImage],
  ['h1 h2 h3 h4 h5 h6', 'een kop schrijf je met ## en een spatie'],
  ['ul ol li', 'een lijst schrijf je met - of 1. aan het begin van elke regel'],
  ['table thead tbody tr td th', 'een tabel schrijf je met | tussen de cellen'],
  ['code pre kbd samp', 'code schrijf je tussen `…`'],
  ['blockquote q', 'een citaat schrijf je met > en een spatie'],
  ['hr', 'schrijf --- met een lege regel erboven'],
  ['details summary', 'schrijf een kop en een alinea'],
  ['iframe embed object video audio', 'schrijf een link als [tekst](https://…)'],
  ['p div span center font section br', 'schrijf gewone tekst; hoe die eruitziet, regelt de site'],
];

/** Returns the Dutch message for an HTML element. */
export function describeHtml(name: string): string {
  const [, cure = 'schrijf gewone tekst'] = cures.find(([names]) => names.split(' ').includes(name)) ?? [];
  return `<${name}> is HTML en kan hier niet; ${cure}`;
}
