// The rules for one text, whatever program it comes from: Word, Obsidian, GitHub, a chat.
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { company } from '../../site/company.ts';
import { photoKeys } from '../../site/photos.ts';
import { promises } from '../../site/promises.ts';
import { readText } from './body.ts';
import { checkText } from './check-content.ts';
import type { CollectionName } from './files/collections.ts';
import { parseTextFile } from './files/text-file.ts';
import { listKnownWords } from './rules/figures.ts';

const now = new Date('2026-11-21T12:00:00Z');
const figures = { prijs: '€\u00a02.500', bereik: '€ 2.500 tot € 7.500', winst: '30%', ook: '30%' };
const known = listKnownWords({ ...figures, duur: '2-3 weken', kort: '2 weken', score: '90' });

interface Written {
  fields?: string;
  body?: string;
  collection?: CollectionName;
}

/** Returns the messages for a text, each with its line counted from the first of the fields or of the body. */
function tell({ fields = 'title: Titel', body = 'Tekst.', collection = 'articles' }: Written): string[] {
  const written = `---\n${fields}\n---\n${body}\n`;
  const text = readText(parseTextFile('content/kennis/proef.mdx', collection, written));
  const above = fields.split('\n').length + 2;
  return [...text.problems, ...checkText(text, { now, known, photos: photoKeys })].map(
    ({ line, message, tip }) => `${line > above ? line - above : line - 1}: ${tip ? 'tip: ' : ''}${message}`,
  );
}

/** Asserts that each input has a message that starts like this, on line 1 unless the message names another. */
function assertRows(rows: Record<string, string>, write: (input: string) => Written): void {
  for (const [input, message] of Object.entries(rows)) {
    const told = tell(write(input));
    const start = /^\d+: /.test(message) ? message : `1: ${message}`;
    assert.ok(
      told.some((line) => line.startsWith(start)),
      `${JSON.stringify(input)} → ${JSON.stringify(told)}`,
    );
  }
}

function tables(what: 'body' | 'fields', rows: Record<string, Record<string, string>>): void {
  for (const [title, row] of Object.entries(rows)) {
    test(`${title} is reported at its line (${what})`, () => assertRows(row, (input) => ({ [what]: input })));
  }
}

const image = 'een afbeelding zet je neer met <Figure photo="…" caption="…" />';
const html = (name: string, cure: string) => `<${name}> is HTML en kan hier niet; ${cure}`;
const box = 'een kader schrijf je als <Callout title="…">';
const contents = 'een inhoudsopgave maakt de site zelf';
const heading = 'een kop schrijf je met ## en een spatie';

test('an invisible or private character is reported by its name', () => {
  const unseen = (name: string) => `achter ‘Een’ staat een onzichtbaar teken, ${name}; haal het weg`;
  const foreign = (name: string) =>
    `achter ‘Een’ staat ${name}, een teken dat alleen een ander programma kent`;
  const rows = {
    '\0': unseen('U+0000 (nul)'),
    '\u0003': unseen('U+0003 (stuurteken)'),
    '\v': unseen('U+000B (verticale tab)'),
    '\f': unseen('U+000C (nieuwe pagina)'),
    '\u0085': unseen('U+0085 (stuurteken)'),
    '\u00AD': unseen('U+00AD (zacht afbreekstreepje)'),
    '\u200B': unseen('U+200B (spatie zonder breedte)'),
    '\u200D': unseen('U+200D (verbindingsteken)'),
    '\u200E': unseen('U+200E (leesrichting)'),
    '\u2028': `${unseen('U+2028 (regelscheiding)')} en druk op Enter`,
    '\u2029': `${unseen('U+2029 (alineascheiding)')} en druk op Enter`,
    '\u2060': unseen('U+2060 (woordverbinder)'),
    '\uFEFF': unseen('U+FEFF (byte-order mark)'),
    '\uFE0F': unseen('U+FE0F (variant van een emoji)'),
    '\u{E0061}': unseen('U+E0061'),
    '\uFFFC': unseen('U+FFFC (plek van een voorwerp uit een ander programma)'),
    '\uFFFD': 'achter ‘Een’ is een teken verloren gegaan, U+FFFD; typ het opnieuw',
    ' \uF0B7': foreign('U+F0B7'),
    '\uFFFF': foreign('U+FFFF'),
    '\u0378': foreign('U+0378'),
  };
  assertRows(rows, (sign) => ({ body: `Een${sign} twee` }));
});

tables('body', {
  'an invisible character elsewhere': {
    '\u200BEen': 'aan het begin van deze regel staat een onzichtbaar teken, U+200B',
    '```\na\u200B\n```': '2: achter ‘a’ staat een onzichtbaar teken, U+200B',
    'Een&#8203; twee': 'hier staat een onzichtbaar teken, U+200B (spatie zonder breedte); haal het weg',
  },
  'another encoding': {
    'CafÃ©': '‘Ã©’ komt uit een bestand met een andere codering; typ het teken',
    'â‚¬ 10': '‘â‚¬’ komt uit',
    'Fotoâ€™s': '‘â€™’ komt uit',
    'Â© 2026': '‘Â©’ komt uit',
  },
  'a wrong heading': {
    '##': 'deze kop is leeg; geef hem woorden of haal hem weg',
    '## …?': 'deze kop heeft geen letters; geef de kop woorden of haal hem weg',
    '# Slot': 'de kop met één # maakt de site zelf; begin met ##',
    '## Een\n\n#### Twee': '3: deze kop slaat een niveau over; schrijf ### in plaats van ####',
    '## Een\n\n## **Een**': '3: deze kop staat er twee keer; geef hem een eigen naam',
    '## Lees verder': '"#lees-verder" is op deze pagina al een ander blok; geef de kop een woord erbij',
    '## Inhoud': '"#inhoud" is op deze pagina al een ander blok',
    '<Card title="Los">\n\nTekst\n\n</Card>': 'boven een Card hoort een kop met ##',
  },
  'a list to tick': {
    '- [ ] punt': '‘- [ ]’: een lijst om af te vinken kan niet; haal het vakje weg',
    '1. [x] punt': '‘1. [x]’: een lijst om af te vinken kan niet',
    '- [] punt': '‘- []’: een lijst om af te vinken kan niet',
    '- ☑ punt': '‘- ☑’: een lijst om af te vinken kan niet',
    '☐ punt': '‘☐’: een lijst om af te vinken kan niet; begin elke regel met -',
  },
  'a footnote that is broken': {
    'Vaak\\[^1].\n\n\\[^1]: Noot.': 'de redactie heeft de voetnoot gebroken; schrijf [^1]',
    'Vaak[^1].': 'de voetnoot [^1] heeft geen noot; zet onderaan een regel met [^1]: en de noot',
    'Vaak.\n\n[^a]: Noot.': '3: naar de noot [^a] verwijst geen zin; zet [^a] in de zin',
    'Vaak[^1].\n\n[^1]: Een.\n\n[^1]: Twee.': '5: de noot [^1] staat er twee keer; geef er een een andere na',
    'Vaak[^een noot].\n\n[^een noot]: Noot.': 'in de naam van de voetnoot [^een noot] kan geen spatie',
    'Vaak[^1].\n\n[^1]:': '3: deze noot is leeg; schrijf haar achter de dubbele punt',
    'Vaak^[een noot].': '‘^[een noot]’: een voetnoot schrijf je als [^1] in de zin',
  },
  'a picture or link by a name': {
    '![Een scherm][a]\n\n[a]: https://b.nl/c.png': image,
    '![a]\n\n[a]: https://b.nl/c.png': image,
    '![a](/b.png)': image,
    '[tekst][weg]': '[tekst][weg] wordt geen link; schrijf [tekst](/adres)',
    'Tekst.\n\n[a]: /over': '3: naar [a] verwijst niets; haal deze regel weg',
  },
  'Markdown that MDX takes for code': {
    'Zie <https://web.dev/>.': '‘<https://web.dev/>’: schrijf het adres zonder < en >',
    'Mail <naam@bedrijf.nl>.': '‘<naam@bedrijf.nl>’: schrijf het adres zonder < en >',
    '<https://a.nl|tekst>': '‘<https://a.nl|tekst>’: een link schrijf je als [tekst](https://…)',
    '<@U123ABC> zegt': '‘<@U123ABC>’: zo schrijft Slack een naam; schrijf hem voluit',
    '## Kop {#kosten}': '‘{#kosten}’: haal dit weg; de site geeft een kop zelf een naam',
    '[a](/over){:target="_blank"}': '‘{:target="_blank"}’: haal dit weg; hoe een link',
    '[a](/over){target=_blank}': '‘{target=_blank}’: haal dit weg',
    '{% include x %}': '‘{% include x %}’: zo’n code kent de site niet; kijk in content/NASLAG.md',
    '<!-- later -->': '‘<!--’: een opmerking schrijf je als {/* tekst */}',
    'Een <Callout title=“a”>': '‘<Callout title=“a”’: zet rechte aanhalingstekens om wat achter een = staat',
    'Ik <3 je': 'een losse < kan niet: schrijf ‘minder dan’, of sluit het onderdeel af met >',
    'Een {haakje': 'een losse { kan niet: gebruik ronde haakjes, of sluit af met }',
    'Een {haakje}': 'een losse { kan niet: gebruik ronde haakjes; een opmerking is {/* tekst */}',
    'Een {a b} c': 'tussen { en } klopt iets niet: kijk of er overal komma’s',
    '{/* a */ /* b */}': 'een losse { kan niet: gebruik ronde haakjes; een opmerking is {/* tekst */}',
    'import fs from "node:fs"': '‘import’ en ‘export’ kunnen niet aan het begin van een regel',
    '<Form>\n\nTekst': 'zet </Form> op een eigen regel, met een lege regel ervoor (',
    'Tekst</Callout>': 'hier sluit Callout zonder dat het is geopend; zet <Callout> ervoor of haal dit weg',
    '<Steps>\n- a\n</Steps> b': '3: zet <Steps> en </Steps> elk op een eigen regel',
  },
  HTML: {
    '<b>x</b>': html('b', 'schrijf **vet**'),
    '<em>x</em>': html('em', 'schrijf *schuin*'),
    '<u>x</u>': html('u', 'onderstrepen of markeren kan niet; schrijf **vet**'),
    '<s>x</s>': html('s', 'schrijf ~~doorgestreept~~'),
    'm<sup>2</sup>': html('sup', 'typ ² of schrijf het voluit'),
    '<a href="/over">x</a>': html('a', 'een link schrijf je als [tekst](/adres)'),
    '<img src="x">': html('img', image),
    '<h2>x</h2>': html('h2', heading),
    '<li>x</li>': html('li', 'een lijst schrijf je met - of 1. aan het begin van elke regel'),
    '<td>x</td>': html('td', 'een tabel schrijf je met | tussen de cellen'),
    '<code>x</code>': html('code', 'code schrijf je tussen `…`'),
    '<q>x</q>': html('q', 'een citaat schrijf je met > en een spatie'),
    '<hr>': html('hr', 'schrijf --- met een lege regel erboven'),
    '<details>x</details>': html('details', 'schrijf een kop en een alinea'),
    '<iframe src="x"></iframe>': html('iframe', 'schrijf een link als [tekst](https://…)'),
    '<p align="center">x': html('p', 'schrijf gewone tekst; hoe die eruitziet, regelt de site'),
    '<marquee>x</marquee>': html('marquee', 'schrijf gewone tekst'),
  },
  'another dialect': {
    '[[over|Over ons]]': '‘[[over|Over ons]]’: een link schrijf je als [tekst](/adres)',
    '\\[\\[over]]': '‘[[over]]’: een link schrijf je',
    '![[x.png]]': `‘![[x.png]]’: ${image}`,
    'Een ==woord== hier': '‘==woord==’: markeren kan niet; schrijf **vet**',
    '> [!info] Let op': `‘> [!info]’: ${box}`,
    ':::note\nTekst\n:::': `‘:::note’: ${box}`,
    'Tekst\n:::': `2: ‘:::’: ${box}`,
    '!!! note "Let op"': `‘!!! note "Let op"’: ${box}`,
    'Tekst %%privé%% tekst': '‘%%’: dit komt zo op de site, ook als het privé is',
    '$$x = 1$$': '‘$$’: een formule kan hier niet; schrijf haar als gewone tekst',
    'Formule $x^2 + y^2$ hier': '‘$x^2 + y^2$’: een formule kan hier niet',
    'H~2~O': '‘H~2~’: laag geschreven tekst kan niet; schrijf het voluit',
    'x^2^': '‘x^2^’: hoog geschreven tekst kan niet; typ ² of schrijf het voluit',
    'Een ++woord++': '‘++woord++’: onderstrepen kan niet; schrijf **vet**',
    '[toc]': `‘[toc]’: ${contents}`,
    '[[_TOC_]]': `‘[[_TOC_]]’: ${contents}`,
    'Zie `a` \\{{ x }}': '‘{{’: zo’n code kent de site niet; kijk in de naslag welke onderdelen er zijn',
    'Een alinea. ^block-id': '‘^block-id’: een naam voor een alinea kan niet; haal hem weg',
    'status:: concept': '‘status::’: een eigenschap kan hier niet; schrijf één dubbele punt',
    'Een (status:: concept) hier': '‘(status::’: een eigenschap kan hier niet',
    '#artikel #web': '‘#artikel #web’: een label kan hier niet; haal het weg',
    '##Kop': '‘##Kop’: zet een spatie achter de hekjes; dan wordt het een kop',
    'Mooi :smile:': '‘:smile:’: een emoji met dubbele punten kan niet; typ de emoji zelf',
    '*[HTML]: een taal': '‘*[HTML]:’: een afkorting uitleggen kan zo niet',
    '@[youtube](x)': '‘@[youtube](x)’: een video of ander onderdeel van elders kan niet',
    '((abc-123))': '‘((abc-123))’: een verwijzing tussen dubbele haakjes kan niet',
    'De foto´s': '‘o´s’: dit is geen apostrof; typ ’',
    'Kop\n===': '2: ‘===’: een regel met === maakt een kop van de regel erboven',
    '== Kop ==': `‘== Kop ==’: ${heading}`,
    'h2. Kop': `‘h2. Kop’: ${heading}`,
    'Een zin.\\n\\nNog een.': '‘\\n’: een nieuwe alinea begin je met een lege regel',
    '[12:30, 3-3-2026] Jan: Hallo': '‘[12:30, 3-3-2026]’: dit komt uit een chat; haal tijd en naam weg',
    '[3-3-2026, 12:30] Jan: Hallo': '‘[3-3-2026, 12:30]’: dit komt uit een chat',
  },
  'a mark that stays in the words': {
    '**vet **tekst': '‘**vet **tekst’ wordt niet vet; zet ** direct tegen het eerste en het laatste woord',
    'Dit is** vet** zo': '‘** vet** zo’ wordt niet vet',
    '> **niet gesloten': '‘**niet gesloten’ wordt niet vet',
    __vet__tekst: '‘__vet__tekst’ wordt niet vet',
    '~~weg ~~tekst': '‘~~weg ~~tekst’ wordt niet doorgestreept; zet ~~ direct',
    'Een `div zonder eind': '‘`div zonder eind’ hoort bij code; zet er achter de code nog een',
    '| foto`s en video`s |\n| - |\n| a |': '‘`s en video`’ wordt code; typ een apostrof: ’',
    '[tekst] (/over)': '‘] (/over)’ wordt geen link; schrijf [tekst](/adres)',
    '(tekst)[/over]': '‘)[/over]’ wordt geen link',
    '[bel](tel:+31 79 1234567)': '‘](tel:+31 79 1234567)’ wordt geen link',
    '![a](x.png =100x20)': `‘![a](x.png =100x20)’ ${image}`,
    '[b]vet[/b]': '‘[/b]’ kent de site niet; schrijf **vet**, *schuin* of [tekst](/adres)',
    "Een '''vet''' woord": "‘'''vet''' woord’ wordt niet vet of schuin; schrijf **vet** of *schuin*",
    'Volgens onderzoek【4†source】.': '‘【4†source】.’ is een bron van een chatprogramma',
    'Volgens turn0search1.': '‘turn0search1.’ is een bron van een chatprogramma',
    'Kosten &amp;nbsp; baten': '‘&nbsp;’ blijft hier zo staan; typ het teken zelf',
    '**## Kop**': '‘## Kop’ wordt geen kop; zet hem op een eigen regel',
    'Een zin.\\': 'de \\ aan het eind blijft hier staan; haal hem weg',
  },
  'lines that are no list or table': {
    '• Een': 'begin elke regel van een lijst met - en een spatie',
    '-Een\n-Twee': 'deze regels komen achter elkaar; begin elke regel van een lijst',
    '> – Een\n> – Twee': 'deze regels komen achter elkaar',
    'Tekst\n2. Twee\n3. Drie': 'deze regels komen achter elkaar',
    'a) Een\nb) Twee': 'deze regels komen achter elkaar',
    '1️⃣ Een\n2️⃣ Twee': 'deze regels komen achter elkaar',
    '| a | b |\n| c | d |': 'dit wordt geen tabel; zet onder de kop een regel als | - | - |',
    '+---+---+\n| a | b |\n+---+---+': 'dit wordt geen tabel',
    'a\tb\nc\td': 'dit komt uit een rekenblad; zet | tussen de cellen',
    'Term\n: Uitleg': 'een uitleg onder een woord kan zo niet; schrijf **Woord.** Uitleg',
  },
  'an unknown component, or a wrong attribute': {
    '<Calout title="Let op">Tekst</Calout>': 'het onderdeel "Calout" bestaat niet; kies uit Bars, Callout, ',
    '<Board>\n\nTekst\n\n</Board>': 'hier kan het onderdeel Board niet; kies uit Bars, ',
    '<callout title="a">\n\nTekst.\n\n</callout>': 'het onderdeel heet Callout, met een hoofdletter',
    '<Callout>\n\nTekst\n\n</Callout>': 'in Callout ontbreekt title="…"',
    '<Figure photo="proefstrand" caption="Zand" alt="Zand" />': 'in Figure kan alt="…" niet; kies uit photo',
    '<Figure photo="weg" caption="Een dag vrij" />': 'onbekende foto "weg"; kies er een uit Foto’s',
    'Er zijn <Count of="oplosingen" />.': 'in Count kan of="oplosingen" niet; kies uit oplossingen, ',
    '<KeyFigures items="2 weken" />': 'in KeyFigures kan items="2 weken" niet: moet een lijst zijn',
    '<KeyFigures items={[{"value":"3"}]} />': 'in KeyFigures kan items zo niet: veld "[1].label": ontbreekt',
    '<Callout title="a" title="b">\n\nTekst.\n\n</Callout>': 'in Callout bij title: staat er twee keer',
    '<Callout title=" ">\n\nTekst.\n\n</Callout>': 'in Callout bij title: hier staat niets; vul het in',
    '<Callout title="a&#8203;b">\n\nTekst.\n\n</Callout>': 'in Callout bij title: er staat een teken in',
    '<Callout title="**Let op**">\n\nTekst.\n\n</Callout>': 'in Callout bij title: ‘**Let op**’ blijft',
    '<Callout title="Van {sprintprijs}">\n\nTekst.\n\n</Callout>': 'in Callout bij title: {sprintprijs} blij',
    '<KeyFigures items={[{"value":"{prijs}","label":"per week"}]} />': 'in KeyFigures bij items: {prijs} bli',
    'Vanaf \\{sprintprijs} per week': '{sprintprijs} blijft hier zo staan; schrijf <Rate of="sprintprijs" />',
    '{ sprintprijs }': '{sprintprijs} blijft hier zo staan; schrijf <Rate of="sprintprijs" />',
    'Met \\{Stappen} en \\{naam}': '{Stappen} blijft hier zo staan; schrijf <Count of="Stappen" />',
  },
  'the content or the place of a component': {
    '<Callout title="a">\n\n</Callout>': 'in Callout staat niets; vul het of haal het weg',
    '<Steps>\n\n- Een\n- Twee\n\n</Steps>': 'in Steps hoort een genummerde lijst; begin elke regel met een c',
    '<Comparison caption="a">\n\nTekst.\n\n</Comparison>': 'in Comparison hoort een tabel',
    '<CardGrid>\n\nTekst.\n\n</CardGrid>': 'in CardGrid kan alleen Card; zet wat er los in staat erbuiten',
    'Een <Rate of="sprintprijs">bedrag</Rate>': 'in Rate kan geen tekst; sluit af met />',
    'Zie <Plate name="tunnel" caption="Een" /> hier.': 'zet Plate op een eigen regel, met een lege regel',
    '| a | <Rate of="uptime" /> |\n| - | - |\n| b | c |': 'in de kop van een tabel kan geen Rate; zet het in',
  },
  'an element without words': {
    '[ ](/over)': 'deze link heeft geen woorden; schrijf [tekst](/adres)',
    '- Een\n-\n- Twee': '2: dit punt van de lijst is leeg; vul het of haal het weg',
    '> ': 'dit citaat is leeg; vul het of haal het weg',
    '&nbsp;': 'deze alinea is leeg; haal haar weg',
    '| |\n|-|\n| |': 'deze tabel is leeg; vul haar of haal haar weg',
  },
  'accidental Markdown': {
    '| a | b |\n| - | - |\n| `a|b` | c |': '3: tip: de | in `a|b` begint een nieuwe cel; schrijf \\|',
    '| a | b |\n| - | - |\n| a |': '3: tip: deze rij heeft 1 cel en de kop 2 cellen',
    '| a | b |\n| - | - |\n| a | b | c |': '3: tip: deze rij heeft 3 cellen en de kop 2 cellen',
    '1. Een\n\n2026. Dat is het jaar.': '3: tip: 2026 met een punt maakt hier een lijst; schrijf 2026\\.',
    '12. december is de dag.': 'tip: 12 met een punt maakt hier een lijst',
    'Tekst\n---': 'tip: de regel met --- maakt hiervan een kop; zet er een lege regel tussen',
    '10*20*30 cm': 'tip: de * maakt dit schuin; schrijf \\* of ×',
    '- € 5 korting': 'tip: - maakt hier een lijst van één regel; schrijf \\-',
  },
  'an unfinished passage': {
    'Tekst.\n\n[Vul in: het slot]': '3: nog in te vullen: [Vul in: het slot]',
    '': '0: de tekst ontbreekt',
  },
});

tables('fields', {
  'a date that does not exist, or has a time': {
    'date: 2026-02-29': 'veld "date": 2026-02-29 bestaat niet; kijk op een kalender',
    'date: 2025-13-01 # later': 'veld "date": 2025-13-01 bestaat niet',
    '"date": 2025-01-00': 'veld "date": 2025-01-00 bestaat niet',
    'date: 2026-11-01T23:30:00': 'veld "date": schrijf alleen een dag, als 2026-03-12, zonder tijd',
    'date: 2026-3-1': 'veld "date": schrijf alleen een dag',
    'date: &dag 2026-03-01': 'veld "date": schrijf alleen een dag',
    'date: "2026-03-12"': 'veld "date": haal de aanhalingstekens weg',
    'updated: 2026-06-31': 'veld "updated": 2026-06-31 bestaat niet',
    'updated: 2026-11-22': 'tip: veld "updated": 22 november 2026 moet nog komen; schrijf de dag',
  },
  'a field whose YAML value differs': {
    'title: Zo kies je # en dit valt weg': 'veld "title": alles vanaf # valt weg; zet de tekst tussen',
    'card:\n  features:\n    - Een # twee': '3: veld "card.features[1]": alles vanaf # valt weg',
    'title: &a Tekst': 'veld "title": een & of ! aan het begin maakt er iets anders van',
    'title: !!str 2026': 'veld "title": een & of ! aan het begin maakt er iets anders van',
    'title: Zo kies je\n  een ander': 'veld "title": de tekst loopt door op de volgende regel',
    'related:\n  -een\n  -twee': '2: veld "related": in een lijst begint elke regel met - en een spatie',
    'order: 1.500': 'veld "order": 1.500 is hier 1.5; schrijf 1500 zonder punt, of 1.5',
  },
  'Markdown in a field': {
    'title: Foto&#8217;s': 'veld "title": ‘&#8217;’ blijft hier zo staan; typ het teken zelf',
    'title: “Zo kies je”': 'veld "title": ‘“Zo kies je”’ heeft gekrulde aanhalingstekens om zich heen',
    'title: Een<br>twee': 'veld "title": ‘<br />’ blijft hier zo staan; schrijf gewone tekst, zonder HTML',
    'title: Zie [ons](/over)': 'veld "title": ‘[ons](/over)’ blijft hier zo staan; in dit veld kan geen link',
    'title: Zo **kies** je': 'veld "title": ‘**kies**’ blijft hier zo staan; schrijf gewone tekst, zonder op',
    'title: Zo *kies* je': 'veld "title": ‘*kies*’ blijft hier zo staan',
    'title: Een _woord_ hier': 'veld "title": ‘_woord_’ blijft hier zo staan; schrijf gewone tekst, zonder o',
    'title: "# Zo kies je"': 'veld "title": ‘# Z’ blijft hier zo staan; begin met het eerste woord',
    'title: "Zo kies je[^1]"': 'veld "title": ‘[^1]’ blijft hier zo staan; in dit veld kan geen voetnoot',
    'title: Een [[link]] hier': 'veld "title": ‘[[link]]’: een link schrijf je als [tekst](/adres)',
    'title: "Zo\\u200Bkies"': 'veld "title": er staat een teken in dat je niet ziet, U+200B (spatie zonder b',
  },
  'a lookalike name': {
    'image: strategie\u00A0': 'veld "image": er staat een teken in dat je niet ziet, U+00A0 (harde spatie)',
    'related:\n  - een–twee': '2: veld "related[1]": de streep ‘–’ is een ander teken, U+2013; typ -',
    'related:\n  - een-twe\u0435': '2: veld "related[1]": ‘\u0435’ is een letter van een ander alfabet, U+04',
  },
});

test('known words are reported with their names, in a field, in a text and in a list of a component', () => {
  const rows = {
    'Het\nkost € 2.500': '2: tip: € 2.500 staat ook in content/tarieven.json: schrijf <Rate of="prijs" />',
    '€ 2.500\ntot € 7.500': 'tip: € 2.500 tot € 7.500 staat ook in content/tarieven.json: schrijf <Rate of="',
    '<KeyFigures items={[{"value":"2-3 weken","label":"a"}]} />': 'tip: 2-3 weken staat ook in content/tarie',
    'Met 30%': 'tip: 30% staat ook in content/tarieven.json: schrijf <Rate of="winst" /> of <Rate of="ook" /',
    [promises.maintenance.text]:
      `tip: ${promises.maintenance.text} staat ook in content/beloften.json: schrijf <ServicePromise name="maintenance" />`,
    [company.phone]: `tip: ${company.phone} staat ook in content/bedrijf.json: schrijf <CompanyFact name="phone" />`,
  };
  assertRows(rows, (body) => ({ body }));
  const inFields = {
    'lead: >-\n  Kost € 2.500': '2: tip: € 2.500 staat ook in content/tarieven.json: schrijf {prijs}',
    [`lead: ${company.phone}`]: `tip: ${company.phone} staat ook in content/bedrijf.json`,
  };
  assertRows(inFields, (fields) => ({ fields }));
});

test('a text of another collection has other rules', () => {
  const short = {
    'Vaak[^1].\n\n[^1]: Noot.': 'op deze pagina kan geen voetnoot; zet de uitleg in de zin',
    '## Resultaat': 'hier horen geen koppen; maak er een gewone alinea van',
    '<Callout title="a">\n\nTekst\n\n</Callout>': 'hier kan het onderdeel Callout niet; kies uit CompanyFact',
  };
  assertRows(short, (body) => ({ body, collection: 'featuredCases' }));
  const screen = {
    '<Field label="Kleur" type="lijst" />': 'in Field ontbreekt options="…"; zet ; tussen de keuzes',
    '<Field label="Kleur" type="keuze" options="rood, wit" />': 'in Field staat één keuze; zet ; tussen de k',
    '<Places caption="a" items={[{"column":9,"row":1,"label":"b"}]} />': 'in Places kan items zo niet: veld',
    '<Board>\n\nTekst.\n\n</Board>': 'in Board kan alleen Lane',
    '<Calendar caption="a">\n\nTekst.\n\n</Calendar>': 'in Calendar hoort een tabel',
    'Klik <Button href="#twee" label="Verder" /> hier.': 'zet Button op een eigen regel',
  };
  assertRows(screen, (body) => ({ body, collection: 'screens' }));
  for (const body of [
    '<Field label="Kleur" type="lijst" options="rood; wit" />',
    '<Field label="Akkoord" type="vinkjes" options="Ja, ik wil" />',
    '<Places caption="a" items={[{"column":8,"row":1,"label":"b"}]} />',
    '- Een regel <Status tone="goed" text="Klaar" />\n- <Button href="#twee" label="Verder" />',
    'Dat kost € 2.500.',
  ])
    assert.deepEqual(tell({ body, collection: 'screens' }), [], body);
  const model = readText(
    parseTextFile('content/maquettes/a/index.yaml', 'maquettes', 'app: Plan\ntitle: a # weg\n'),
  );
  const [problem, ...others] = checkText(model, { now, known, photos: photoKeys });
  assert.deepEqual([problem?.line, others], [2, []]);
});

test('a correct text has no problems', () => {
  const code = Object.keys({ '[[a|b]]': 0, '==x==': 0, '%%a%%': 0, ':::note': 0, '<u>': 0, '[a][b]': 0 });
  for (const body of [
    ...code.flatMap((form) => [`Schrijf \`${form}\` niet.`, `\`\`\`text\n${form}\n\`\`\``]),
    'Een familie 👨‍👩‍👧‍👦, een arts 👩🏽‍⚕️, een hart ❤️, een toets 1️⃣ en een vlag 🇳🇱 of 🏴󠁧󠁢󠁥󠁮󠁧󠁿.',
    '’s-Hertogenbosch, ‘s avonds’ en “een woord” met een harde spatie: €\u00A010, 10\u202F000.',
    'Het Arabische مرحبا, het Perzische می‌خواهم, het Griekse λόγος en het Russische слово.',
    'Café, coöperatie, SÃO PAULO, Âge, â en Ångström.',
    'Om 24:00:00 was a == b, C# en C++, ~5 euro, 50% van 100%, $5 en $10.',
    'Een vraag[^1]: het antwoord.\n\n[^1]: Een noot,\n    op twee regels.',
    'Van $5 tot $10_000, met $API_KEY=a en $DB_HOST, de map C:\\nieuw, 5´ noord, std::io en (zie: a).',
    '- [1] is een bron\n- [ja](/over)\n\n[12:30] begint het. H2. En a == b == c.',
    'Vaak[^1], en nog eens[^1].\n\n[^1]: Een noot.',
    '[tekst][a], [b][] en [c].\n\n[a]: /over\n\n[B]: /over\n\n[C]: /over',
    'Een [link](/over#a), een lijst[1] en [sic].',
    'Bel<br>mail.\n\n| a | b |\n| - | - |\n| c<br>d | e |',
    '| a | b |\n| - | - |\n| `a\\|b` | c |\n| `a` | `b` |\n| | c |',
    'a|b\n-|-\nc|d',
    '1. Een\n2. Twee\n\n- Een\n- Twee\n\n- Alleen\n\n+ Plus',
    'Tekst.\n\n---\n\nTekst.\n\n## 2026\n\n## C#',
    '##\u00A0Kop\n\n-\u00A0Punt',
    'Een ~~fout~~ woord, a < b, x&nbsp;y, #1 van 10 en 5 ^ 2.',
    '{/* Een opmerking met [[a]] en <b> */}',
    'Zie https://web.dev/a?b==c==&d=$$ voor meer.',
    '- [link](/over)\n- [x]en',
    '[Let op]: dit is geen verwijzing.',
    '- Een punt\n\n  ## Kop',
    '> | a | b |\n> | - | - |\n> | c | d |',
    '1. Een\n2. Twee\n\n<Callout title="Let op">\n\nTekst.\n\n</Callout>\n\n3. Drie',
    'Wat kost ((a+b)*c), std::io of a::b, om 10:30: dat is :-) of (zie: hoofdstuk 3).',
    '| a | b |\n| :-- | :-: |\n| c | d |',
    'Regel één\\\nregel twee  \nregel drie',
    'Vanaf € 100** per maand.\n\n** Bij een jaarcontract.',
    'Met \\*\\* en \\` en \\[a\\] (/b), of `**a` en `[a] (/b)`.',
    'De `div`s en `span`s, 2 ** 3, __ en Naam: ______.',
    'Een **woord**, een **zin.** En [a](/over "titel") (zie /over), ook [1] (2026).',
    '– Een zin met een streepje.\n\n✓ Klaar',
    '✓ Een\\\n✓ Twee  \n✓ Drie',
    'Prijs |x| en\n| of niet.',
    'De map C:\\site\\ en de schijf C:\\',
    '- [**vet**](/over) en [`code`](/over)\n- <Count of="stappen" />',
    'De tabtoets:\teen tab in een zin, R&D; en Q&A.',
    '<Callout title="Vragen &amp; Q&A over &quot;C#&quot;">\n\nTekst.\n\n</Callout>',
    "<Callout title='3 * 4 en een_naam'>\n- Een punt\n</Callout>",
    '<KeyFigures items={[{"value":"{mockupweken}","label":"# 1 tot een mockup"}]} />',
    '<Steps>\n1. Een\n\n{/* later */}\n</Steps>\n\n<Quote>\n> Een\n</Quote>',
    '<Comparison caption="a">\n| a | b |\n| - | - |\n| c | <Rate of="sprintprijs" /> |\n</Comparison>',
    '## A\n\n<CardGrid>\n<Card title="b">\nTekst.\n</Card>\n\n<Card title="c">\nTekst.\n</Card>\n</CardGrid>',
    '- Een\n\n  <Plate name="tunnel" caption="Een" />\n\n*Schuin* is 3 * 4.',
    "Een scherm van 5'' breed en 7'' hoog.",
    'Van € 2.500.000, € 2.500,50, 12-3 weken, 1,30%, 2 weken en 90 tot <Rate of="sprintprijs" />.',
  ])
    assert.deepEqual(tell({ body }), [], body);
  for (const fields of [
    '# Een opmerking\ntitle: Een\n# en nog een\nnumber: 3 # drie\ndate: 2026-03-12 # de dag\ndraft: true # nog niet',
    'date: 2024-02-29\nupdated: 2026-11-21',
    'title: C# en F#\nname: AT&T & co; 5 * 3 * 2',
    'title: "Een “woord” in een titel"\nname: “A” en “B”\ncity: ’s-Hertogenbosch',
    "title: 'Foto''s kiezen'\nname: \"Zo # kies\"",
    'description: >-\n  Een lange tekst\n  op twee regels.',
    'reader: "Je bewaart gegevens: in [een] map."\nrelated:\n  - een-twee\n  - drie',
    'image: strategie\nauthor: team\ncategory: SaaS & Businessmodellen',
    'title: Een snake_case_naam en 2*3\nname: a < b > c',
    'title: "# 1 van 10"\nname: "> 100 klanten"\ncity: "- 5 graden"\nversion: 99.995\norder: 1250',
    'title: 1. Installeer\nname: Een [nieuw] woord\nlead: "Een\\u00A0twee"',
  ])
    assert.deepEqual(tell({ fields }), [], fields);
});
