// What editors bring along from Word, Obsidian, GitHub and other places, with what is told of it; and what is right.
import assert from 'node:assert/strict';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { after, test } from 'node:test';

import { listMissingLetters } from '../../build/share-images/layout.ts';
import { parseJsonFile } from './files/json-file.ts';
import { parseTextFile } from './files/text-file.ts';
import { photoKeys } from '../../site/photos.ts';
import { makeTrialFolder, trialFiles } from '../testing/trial-folder.ts';
import { readBody } from './body.ts';
import { checkContent } from './check-content.ts';
import { checkInputs } from './check-inputs.ts';
import { partSets } from './part-sets.ts';
import { checkHeadings } from './rules/headings.ts';
import { checkParts } from './rules/parts.ts';
import { common } from './rules/share-letters.ts';
import { findDirective } from './rules/spelling.ts';

const now = new Date('2026-11-21T12:00:00Z');

/** What is told of an article with these fields and this text, each with its line from the first of the fields or the text. */
function tell({ fields = 'title: Titel', body = 'Tekst.' }: { fields?: string; body?: string }): string[] {
  const text = parseTextFile('content/kennis/proef.mdx', 'articles', `---\n${fields}\n---\n${body}\n`);
  const read = readBody(text);
  const found = [
    ...text.faults,
    ...read.faults,
    ...checkHeadings(text.file, read.nodes, { allowed: true }),
    ...checkParts(text.file, read.nodes, { parts: partSets.long, photos: photoKeys }),
    ...checkInputs(text, read, now),
  ];
  const above = fields.split('\n').length + 2;
  return found.map(({ line, message, tip }) => {
    return `${line > above ? line - above : line - 1}: ${tip ? 'tip: ' : ''}${message}`;
  });
}

/** A table of bodies or fields, each with how one of its messages starts. */
function tables(what: 'body' | 'fields', rows: Record<string, Record<string, string>>): void {
  for (const [kind, row] of Object.entries(rows)) {
    test(`${kind} is told at its line (${what})`, () => {
      for (const [input, message] of Object.entries(row)) {
        const told = tell({ [what]: input });
        const start = /^\d+: /.test(message) ? message : `1: ${message}`;
        assert.ok(
          told.some((line) => line.startsWith(start)),
          `${JSON.stringify(input)} → ${JSON.stringify(told)}`,
        );
      }
    });
  }
}

const unseen = (where: string, name: string) => `${where} staat een onzichtbaar teken, ${name}`;
const foreign = (name: string) => `achter ‘Een’ staat ${name}, een teken dat alleen een ander programma kent`;
const garbled = (words: string) => `‘${words}’ komt uit een bestand met een andere codering; typ het teken`;
const image = 'een afbeelding zet je neer met <Figure photo="…" caption="…" />';
const html = (name: string, cure: string) => `<${name}> is HTML en kan hier niet; ${cure}`;
const box = 'een kader schrijf je als <Callout title="…">';

tables('body', {
  'a character that nobody sees': {
    'Een\u0003 twee': unseen('achter ‘Een’', 'U+0003 (stuurteken)'),
    'Een\vtwee': unseen('achter ‘Een’', 'U+000B (verticale tab)'),
    'Een\u007F': unseen('achter ‘Een’', 'U+007F (stuurteken)'),
    'Een\u0085': unseen('achter ‘Een’', 'U+0085 (stuurteken)'),
    'Een\u00AD': unseen('achter ‘Een’', 'U+00AD (zacht afbreekstreepje)'),
    'Regel.\n\nEen\u200B twee': `3: ${unseen('achter ‘Een’', 'U+200B (spatie zonder breedte)')}`,
    '\u200BEen': unseen('aan het begin van deze regel', 'U+200B'),
    'Een\u200D twee': unseen('achter ‘Een’', 'U+200D (verbindingsteken)'),
    'Een\u200E': unseen('achter ‘Een’', 'U+200E (leesrichting)'),
    'Een\u202E': unseen('achter ‘Een’', 'U+202E (leesrichting)'),
    'Een\u2066': unseen('achter ‘Een’', 'U+2066 (leesrichting)'),
    'Een\u2028twee': `${unseen('achter ‘Een’', 'U+2028 (regelscheiding)')}; haal het weg en druk op Enter`,
    'Een\u2060': unseen('achter ‘Een’', 'U+2060 (woordverbinder)'),
    'Een\uFEFF': unseen('achter ‘Een’', 'U+FEFF (byte-order mark)'),
    'Een\uFE0F': unseen('achter ‘Een’', 'U+FE0F (variant van een emoji)'),
    'Een\u{E0061}': unseen('achter ‘Een’', 'U+E0061'),
    'Een\u3164': unseen('achter ‘Een’', 'U+3164'),
    '```\na\u200B\n```': `2: ${unseen('achter ‘a’', 'U+200B')}`,
  },
  'a character of one program': {
    'Een\uFFFDtwee': 'achter ‘Een’ is een teken verloren gegaan, U+FFFD; typ het opnieuw',
    'Een \uF0B7': foreign('U+F0B7'),
    'Een\uFFFC': unseen('achter ‘Een’', 'U+FFFC (plek van een voorwerp uit een ander programma)'),
    'Een\uFFFF': foreign('U+FFFF'),
    'Een\u0378': foreign('U+0378'),
  },
  'another encoding': {
    'CafÃ©': garbled('Ã©'),
    'CoÃ¶peratie': garbled('Ã¶'),
    'â‚¬ 10': garbled('â‚¬'),
    'Fotoâ€™s': garbled('â€™'),
    'Â© 2026': garbled('Â©'),
  },
  'a heading without words': {
    '## …?': 'deze kop heeft geen letters; geef de kop woorden of haal hem weg',
    '## 🚀': 'deze kop heeft geen letters',
    '## <Count of="stappen" />': 'deze kop heeft geen letters',
    '## ![](x.png)': 'deze kop heeft geen letters',
    '### **!**': 'deze kop heeft geen letters',
  },
  'a list to tick': {
    '- [ ] punt': '‘- [ ]’: een lijst om af te vinken kan niet',
    '1. [x] punt': '‘1. [x]’: een lijst om af te vinken kan niet',
    '* [X] punt': '‘* [X]’: een lijst om af te vinken kan niet',
    '- [-] punt': '‘- [-]’: een lijst om af te vinken kan niet; haal het vakje weg',
    '- [] punt': '‘- []’: een lijst om af te vinken kan niet',
    '- ☑ punt': '‘- ☑’: een lijst om af te vinken kan niet',
    '☐ punt': '‘☐’: een lijst om af te vinken kan niet; begin elke regel met -',
  },
  'a footnote that is broken': {
    'Vaak\\[^1].\n\n\\[^1]: Noot.': 'de redactie heeft de voetnoot gebroken; schrijf [^1]',
    'Vaak[^1].': 'de voetnoot [^1] heeft geen noot; zet onderaan een regel met [^1]: en de noot',
    'Vaak.\n\n[^a]: Noot.': '3: naar de noot [^a] verwijst geen zin',
    'Vaak[^1].\n\n[^1]: Een.\n\n[^1]: Twee.': '5: de noot [^1] staat er twee keer',
    'Vaak[^een noot].\n\n[^een noot]: Noot.': 'in de naam van de voetnoot [^een noot] kan geen spatie',
    'Vaak[^1].\n\n[^1]:': '3: deze noot is leeg; schrijf haar achter de dubbele punt',
    'Vaak[^1].\n\n[^1] Noot.': '3: de voetnoot [^1] heeft geen noot',
    'Vaak^[een noot].': '‘^[een noot]’: een voetnoot schrijf je als [^1] in de zin',
  },
  'a picture or link by a name': {
    '![Een scherm][a]\n\n[a]: https://b.nl/c.png': image,
    '![a][]\n\n[a]: https://b.nl/c.png': image,
    '![a]\n\n[a]: https://b.nl/c.png': image,
    '![Een scherm][weg]': image,
    '![a](/b.png)': image,
    '[tekst][weg]': '[tekst][weg] wordt geen link; schrijf [tekst](/adres)',
    'Tekst.\n\n[a]: /over': '3: naar [a] verwijst niets; haal deze regel weg',
  },
  'Markdown that MDX takes for code': {
    'Zie <https://web.dev/>.': '‘<https://web.dev/>’: schrijf het adres zonder < en >',
    'Mail <naam@bedrijf.nl>.': '‘<naam@bedrijf.nl>’: schrijf het adres zonder < en >',
    '## Kop {#kosten}': '‘{#kosten}’: haal dit weg; de site geeft een kop zelf een naam',
    '[a](/over){:target="_blank"}': '‘{:target="_blank"}’: haal dit weg; hoe een link',
    '[a](/over){target=_blank}': '‘{target=_blank}’: haal dit weg',
    'Tekst {.class}': '‘{.class}’: haal dit weg',
    '<!-- later -->': '‘<!--’: een opmerking schrijf je als {/* tekst */}',
    'Ik <3 je': 'een losse < kan niet: schrijf ‘minder dan’',
    '{{ x }}': '‘{{’: zo’n code kent de site niet',
    '{{< youtube x >}}': '‘{{< youtube x >}}’: zo’n code kent de site niet',
    '{% include x %}': '‘{% include x %}’: zo’n code kent de site niet',
    '{/* a */ /* b */}': 'een losse { kan niet: gebruik ronde haakjes; een opmerking is {/* tekst */}',
    '<u>x</u>': html('u', 'onderstrepen of markeren kan niet'),
    'm<sup>2</sup>': html('sup', 'typ ²'),
    '<a href="/over">x</a>': html('a', 'een link schrijf je als [tekst](/adres)'),
    '<p align="center">x</p>': html('p', 'schrijf gewone tekst; hoe die eruitziet'),
    '<p align="center">x': html('p', 'schrijf gewone tekst; hoe die eruitziet'),
    '<font color=red>x</font>': html('font', 'schrijf gewone tekst; hoe die eruitziet'),
    '<iframe src="x"></iframe>': html('iframe', 'schrijf een link'),
    '<img src="x">': html('img', image),
    '<@U123ABC> zegt': '‘<@U123ABC>’: zo schrijft Slack een naam; schrijf hem voluit',
    '<https://a.nl|tekst>': '‘<https://a.nl|tekst>’: een link schrijf je als [tekst](https://…)',
    '<b>x</b>': html('b', 'schrijf **vet**'),
    '<br class="x" />': html('br', 'schrijf gewone tekst'),
    '<hr>': html('hr', 'schrijf ---'),
  },
  'another dialect': {
    '[[over|Over ons]]': '‘[[over|Over ons]]’: een link schrijf je als [tekst](/adres)',
    '\\[\\[over]]': '‘[[over]]’: een link schrijf je',
    '![[x.png]]': `‘![[x.png]]’: ${image}`,
    'Een ==woord== hier': '‘==woord==’: markeren kan niet; schrijf **vet**',
    '> [!info] Let op': `‘> [!info]’: ${box}`,
    '> [!NOTE]\n> Let op': `‘> [!NOTE]’: ${box}`,
    'Tekst %%privé%% tekst': '‘%%’: dit komt zo op de site, ook als het privé is',
    ':::note\nTekst\n:::': `‘:::note’: ${box}`,
    '!!! note "Let op"': `‘!!! note "Let op"’: ${box}`,
    '$$x = 1$$': '‘$$’: een formule kan hier niet',
    'H~2~O': '‘H~2~’: laag geschreven tekst kan niet',
    'x^2^': '‘x^2^’: hoog geschreven tekst kan niet',
    'Een ++woord++': '‘++woord++’: onderstrepen kan niet',
    '[toc]': '‘[toc]’: een inhoudsopgave maakt de site zelf',
    '[[_TOC_]]': '‘[[_TOC_]]’: een inhoudsopgave maakt de site zelf',
    'Een alinea. ^block-id': '‘^block-id’: een naam voor een alinea kan niet',
    'status:: concept': '‘status::’: een eigenschap kan hier niet',
    '#artikel #web': '‘#artikel #web’: een label kan hier niet',
    '##Kop': '‘##Kop’: zet een spatie achter de hekjes',
    'Mooi :smile:': '‘:smile:’: een emoji met dubbele punten kan niet',
    '*[HTML]: een taal': '‘*[HTML]:’: een afkorting uitleggen kan zo niet',
    '@[youtube](x)': '‘@[youtube](x)’: een video of ander onderdeel van elders kan niet',
    '((abc-123))': '‘((abc-123))’: een verwijzing tussen dubbele haakjes kan niet',
    'De foto´s': '‘o´s’: dit is geen apostrof; typ ’',
    'Formule $x^2 + y^2$ hier': '‘$x^2 + y^2$’: een formule kan hier niet',
    '== Kop ==': '‘== Kop ==’: een kop schrijf je met ## en een spatie',
    'h2. Kop': '‘h2. Kop’: een kop schrijf je met ## en een spatie',
    'Een zin.\\n\\nNog een.': '‘\\n’: een nieuwe alinea begin je met een lege regel',
    '[12:30, 3-3-2026] Jan: Hallo': '‘[12:30, 3-3-2026]’: dit komt uit een chat',
    'Een (status:: concept) hier': '‘(status::’: een eigenschap kan hier niet',
    'Kop\n===': '2: ‘===’: een regel met === maakt een kop',
  },
  'a mark that stays in the words': {
    '**vet **tekst': '‘**vet **tekst’ wordt niet vet; zet ** direct tegen het eerste en het laatste woord',
    'Dit is** vet** zo': '‘** vet** zo’ wordt niet vet',
    '- ** vet **': '‘** vet **’ wordt niet vet',
    '> **niet gesloten': '‘**niet gesloten’ wordt niet vet',
    __vet__tekst: '‘__vet__tekst’ wordt niet vet',
    '~~weg ~~tekst': '‘~~weg ~~tekst’ wordt niet doorgestreept',
    'Een `div zonder eind': '‘`div zonder eind’ hoort bij code',
    '| foto`s en video`s |\n| - |\n| a |': '‘`s en video`’ wordt code; typ een apostrof: ’',
    '[tekst] (/over)': '‘] (/over)’ wordt geen link; schrijf [tekst](/adres)',
    '[tekst](/over ons)': '‘](/over ons)’ wordt geen link',
    '(tekst)[/over]': '‘)[/over]’ wordt geen link',
    '[bel](tel:+31 79 1234567)': '‘](tel:+31 79 1234567)’ wordt geen link',
    '![a](x.png =100x20)': `‘![a](x.png =100x20)’ ${image}`,
    '[b]vet[/b]': '‘[/b]’ kent de site niet',
    "Een '''vet''' woord": "‘'''vet''' woord’ wordt niet vet of schuin",
    'Volgens onderzoek【4†source】.': '‘【4†source】.’ is een bron van een chatprogramma',
    'Kosten &amp;nbsp; baten': '‘&nbsp;’ blijft hier zo staan; typ het teken zelf',
    '**## Kop**': '‘## Kop’ wordt geen kop',
    'Een zin.\\': 'de \\ aan het eind blijft hier staan; haal hem weg',
  },
  'lines that are no list or table': {
    '• Een': 'begin elke regel van een lijst met - en een spatie',
    '-Een\n-Twee': 'deze regels komen achter elkaar; begin elke regel van een lijst',
    '> – Een\n> – Twee': 'deze regels komen achter elkaar',
    'Tekst\n2. Twee\n3. Drie': 'deze regels komen achter elkaar',
    'a) Een\nb) Twee': 'deze regels komen achter elkaar',
    '✅ Een\n✅ Twee': 'deze regels komen achter elkaar',
    '| a | b |\n| c | d |': 'dit wordt geen tabel; zet onder de kop een regel als | - | - |',
    '| a | b |\n| – | – |\n| c | d |': 'dit wordt geen tabel',
    '+---+---+\n| a | b |\n+---+---+': 'dit wordt geen tabel',
    'a\tb\nc\td': 'dit komt uit een rekenblad; zet | tussen de cellen',
    'Term\n: Uitleg': 'een uitleg onder een woord kan zo niet',
  },
  'a sign that is written as a code': {
    'Een&#8203; twee': 'hier staat een onzichtbaar teken, U+200B (spatie zonder breedte); haal het weg',
    '| a&shy;b |\n| - |\n| c |': 'hier staat een onzichtbaar teken, U+00AD',
    '- &lrm;Een': 'hier staat een onzichtbaar teken, U+200E',
  },
  'a part that shows its words as they are typed, or holds another thing': {
    '<Callout title="**Let op**">\n\nTekst.\n\n</Callout>': 'in Callout bij title: ‘**Let op**’ blijft',
    '<Callout title="Van {sprintprijs}">\n\nTekst.\n\n</Callout>':
      'in Callout bij title: {sprintprijs} blijft hier zo staan',
    '<Callout title="a&#8203;b">\n\nTekst.\n\n</Callout>': 'in Callout bij title: er staat een teken in',
    '<Callout title=" ">\n\nTekst.\n\n</Callout>': 'in Callout bij title: hier staat niets; vul het in',
    '<Callout title="a" title="b">\n\nTekst.\n\n</Callout>': 'in Callout bij title: staat er twee keer',
    '<Callout title=“a”>\n\nTekst.\n\n</Callout>': '‘<Callout title=“a”’: zet rechte aanhalingstekens om',
    '<callout title="a">\n\nTekst.\n\n</callout>': 'het onderdeel heet Callout, met een hoofdletter',
    '<Callout title="a">\n\n</Callout>': 'in Callout staat niets; vul het of haal het weg',
    '<KeyFigures items={[{"value":"3","label":"Zie [a](/over)"}]} />':
      'in KeyFigures bij items: ‘[a](/over)’',
    '<KeyFigures items={[{"value":"{prijs}","label":"per week"}]} />':
      'in KeyFigures bij items: {prijs} blijft',
    '<KeyFigures items={[{"value":"3"}]} />': 'in KeyFigures kan items zo niet: veld "[1].label": ontbreekt',
    '<Quote source="Zie _hier_">\n\nTekst.\n\n</Quote>': 'in Quote bij source: ‘_hier_’ blijft',
    '<Steps>\n\n- Een\n- Twee\n\n</Steps>': 'in Steps hoort een genummerde lijst',
    '<Comparison caption="a">\n\nTekst.\n\n</Comparison>': 'in Comparison hoort een tabel',
    '<CardGrid>\n\nTekst.\n\n</CardGrid>': 'in CardGrid kan alleen Card',
    'Een <Rate of="sprintprijs">bedrag</Rate>': 'in Rate kan geen tekst; sluit af met />',
    'Zie <Plate name="tunnel" caption="Een" /> hier.': 'zet Plate op een eigen regel',
    '| a | b |\n| - | - |\n| {sprintprijs} | c |': '3: {sprintprijs} blijft hier zo staan; schrijf <Rate of=',
  },
  'what has no words': {
    '[](/over)': 'deze link heeft geen woorden',
    '[ ](/over)': 'deze link heeft geen woorden',
    '- Een\n-\n- Twee': '2: dit punt van de lijst is leeg',
    '> ': 'dit citaat is leeg',
    'Vaak[^1].\n\n> [^1]: Noot.': '3: dit citaat is leeg',
    'Zie [a].\n\n- [a]: /over': '3: dit punt van de lijst is leeg',
    '&nbsp;': 'deze alinea is leeg',
    '## {/* later */}': 'deze kop heeft geen letters',
  },
  'an accident': {
    '| a | b |\n| - | - |\n| `a|b` | c |': '3: tip: de | in `a|b` begint een nieuwe cel; schrijf \\|',
    '| a | b |\n| - | - |\n| a |': '3: tip: deze rij heeft 1 cel en de kop 2 cellen',
    '| a | b |\n| - | - |\n| a | b | c |': '3: tip: deze rij heeft 3 cellen en de kop 2 cellen',
    '2026. Dat is het jaar.': 'tip: 2026 met een punt maakt hier een lijst; schrijf 2026\\.',
    '1. Een\n\n2026. Dat is het jaar.': '3: tip: 2026 met een punt maakt hier een lijst',
    '12. december is de dag.': 'tip: 12 met een punt maakt hier een lijst',
    'Tekst\n---': 'tip: de regel met --- maakt hiervan een kop',
    '10*20*30 cm': 'tip: de * maakt dit schuin; schrijf \\* of ×',
    '+ 10 procent groei': 'tip: + maakt hier een lijst van één regel; schrijf \\+',
    '- € 5 korting': 'tip: - maakt hier een lijst van één regel',
  },
});

tables('fields', {
  'a day that does not exist, or has a time': {
    'date: 2026-02-30': 'veld "date": 2026-02-30 bestaat niet',
    'date: 2026-02-29': 'veld "date": 2026-02-29 bestaat niet',
    'date: 2026-11-31': 'veld "date": 2026-11-31 bestaat niet',
    'date: 2025-13-01': 'veld "date": 2025-13-01 bestaat niet',
    'date: 2025-00-01': 'veld "date": 2025-00-01 bestaat niet',
    'date: 2025-01-00': 'veld "date": 2025-01-00 bestaat niet',
    'date: 2025-01-32': 'veld "date": 2025-01-32 bestaat niet',
    'date: 2026-02-30 # later': 'veld "date": 2026-02-30 bestaat niet',
    '"date": 2026-02-30': 'veld "date": 2026-02-30 bestaat niet',
    'date: 2026-11-01T23:30:00': 'veld "date": schrijf alleen een dag, als 2026-03-12, zonder tijd',
    'date: 2026-11-01 23:30:00': 'veld "date": schrijf alleen een dag',
    'date: 2026-11-01T23:30:00+01:00': 'veld "date": schrijf alleen een dag',
    'date: 2026-3-1': 'veld "date": schrijf alleen een dag',
    'date: &dag 2026-03-01': 'veld "date": schrijf alleen een dag',
    'date: "2026-03-12"': 'veld "date": haal de aanhalingstekens weg',
    'updated: 2026-06-31': 'veld "updated": 2026-06-31 bestaat niet',
    'updated: 2026-11-22': 'tip: veld "updated": 22 november 2026 moet nog komen',
  },
  'a field that becomes another text': {
    'title: Zo kies je # en dit valt weg': 'veld "title": alles vanaf # valt weg',
    'card:\n  features:\n    - Een # twee': '3: veld "card.features[1]": alles vanaf # valt weg',
    'title: Kosten &amp; baten': 'veld "title": ‘&amp;’ blijft hier zo staan; typ het teken zelf',
    'title: Foto&#8217;s': 'veld "title": ‘&#8217;’ blijft hier zo staan',
    'title: "a&nbsp;b"': 'veld "title": ‘&nbsp;’ blijft hier zo staan',
    'title: “Zo kies je”': 'veld "title": ‘“Zo kies je”’ heeft gekrulde aanhalingstekens om zich heen',
    'title: ‘Zo kies je’': 'veld "title": ‘‘Zo kies je’’ heeft gekrulde aanhalingstekens om zich heen',
    'title: Zo **kies** je': 'veld "title": ‘**kies**’ blijft hier zo staan; schrijf gewone tekst',
    'title: Zo *kies* je': 'veld "title": ‘*kies*’ blijft hier zo staan',
    'title: Zo `kies` je': 'veld "title": ‘`kies`’ blijft hier zo staan',
    'title: Zie [ons](/over)': 'veld "title": ‘[ons](/over)’ blijft hier zo staan; in dit veld kan geen link',
    'title: Een<br>twee': 'veld "title": ‘<br />’ blijft hier zo staan',
    'title: Een [[link]] hier': 'veld "title": ‘[[link]]’: een link schrijf je als [tekst](/adres)',
    'title: &a Tekst': 'veld "title": een & of ! aan het begin maakt er iets anders van',
    'title: !!str 2026': 'veld "title": een & of ! aan het begin maakt er iets anders van',
    'title: Zo kies je\n  een ander': 'veld "title": de tekst loopt door op de volgende regel',
    'title: Een _woord_ hier': 'veld "title": ‘_woord_’ blijft hier zo staan',
    'title: "# Zo kies je"': 'veld "title": ‘# Z’ blijft hier zo staan; begin met het eerste woord',
    'title: "- Zo kies je"': 'veld "title": ‘- Z’ blijft hier zo staan',
    'title: "Zo kies je[^1]"': 'veld "title": ‘[^1]’ blijft hier zo staan; in dit veld kan geen voetnoot',
    'title: foto`s': 'veld "title": ‘o`s’: dit is geen apostrof',
    'title: "Zo\\u200Bkies"': 'veld "title": er staat een teken in dat je niet ziet, U+200B',
    'order: 1.500': 'veld "order": 1.500 is hier 1.5; schrijf 1500 zonder punt, of 1.5',
    'related:\n  -een\n  -twee': '2: veld "related": in een lijst begint elke regel met - en een spatie',
    'title: {oplossingen} soorten': 'de velden zijn niet te lezen: tekst die met [ of { begint, hoort tussen',
    'title: "Zeg "ja" nu"':
      'de velden zijn niet te lezen: in tekst tussen dubbele aanhalingstekens kan geen "',
    "title: 'Foto's kiezen'": 'de velden zijn niet te lezen: in tekst tussen enkele aanhalingstekens',
  },
  'a name that only looks like another': {
    'image: strategie\u00A0': 'veld "image": er staat een teken in dat je niet ziet, U+00A0 (harde spatie)',
    'related:\n  - een–twee': '2: veld "related[1]": de streep ‘–’ is een ander teken, U+2013; typ -',
    'related:\n  - een-twe\u0435':
      '2: veld "related[1]": ‘\u0435’ is een letter van een ander alfabet, U+0435',
  },
});

test('what is right is not told', () => {
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
  ])
    assert.deepEqual(tell({ body }), [], body);
  for (const fields of [
    '# Een opmerking\ntitle: Een\n# en nog een\nnumber: 3 # drie\ndate: 2026-03-12 # de dag\ndraft: true # nog niet',
    'date: 2028-02-29\nupdated: 2026-11-21',
    'title: C# en F#\nname: AT&T & co; 5 * 3 * 2',
    'title: "Een “woord” in een titel"\nname: “A” en “B”\ncity: ’s-Hertogenbosch',
    "title: 'Foto''s kiezen'\nname: \"Zo # kies\"",
    'description: >-\n  Een lange tekst\n  op twee regels.',
    'start: "Je bewaart gegevens: [dit artikel]."\nrelated:\n  - een-twee\n  - drie',
    'image: strategie\nauthor: team\ncategory: SaaS & Businessmodellen',
    'title: Een snake_case_naam en 2*3\nname: a < b > c',
    'title: "# 1 van 10"\nname: "> 100 klanten"\ncity: "- 5 graden"\nversion: 99.995\norder: 1250',
    'title: 1. Installeer\nname: Een [nieuw] woord\nlead: "Een\\u00A0twee"',
  ])
    assert.deepEqual(tell({ fields }), [], fields);
});

test('a field of a model, whose file has no text, is told at its line too', () => {
  const file = 'content/maquettes/proef/index.yaml';
  const text = parseTextFile(file, 'maquettes', 'app: Plan\ntitle: Zo kies je # weg\n');
  const [fault, ...others] = checkInputs(text, readBody(text), now);
  assert.deepEqual([fault?.line, others], [2, []]);
  assert.match(fault?.message ?? '', /^veld "title": alles vanaf # valt weg/);
});

test('a footnote is told where a page holds several texts', () => {
  const text = parseTextFile(
    'content/cases/proef.mdx',
    'featuredCases',
    '---\n---\nVaak[^1].\n\n[^1]: Noot.\n',
  );
  const [fault] = checkInputs(text, readBody(text), now);
  assert.equal(fault?.message, 'op deze pagina kan geen voetnoot; zet de uitleg in de zin');
});

/** Made-up content, which each test changes and restores. */
const folder = await makeTrialFolder();
after(() => rm(folder, { recursive: true }));

const article = 'content/kennis/eerste-artikel.mdx';
const draft = 'content/kennis/tweede-artikel.mdx';
const planned = 'content/kennis/derde-artikel.mdx';
const solution = 'content/oplossingen/planning.mdx';
const company = 'content/bedrijf.json';
const rates = 'content/tarieven.json';
const redirects = 'public/_redirects';
const words = 'content/woordenlijst.txt';

const textOf = (file: string) => trialFiles[file] ?? '';
const add = (file: string, text: string) => ({ [file]: `${textOf(file).trimEnd()}\n\n${text}\n` });
const set = (file: string, field: string, value: string) => ({
  [file]: textOf(file).replace(new RegExp(`^${field}: .*`, 'm'), `${field}: ${value}`),
});

/** What is told of the folder with these files in it, by file. */
async function check(files: Record<string, string | Uint8Array>): Promise<Record<string, string[]>> {
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
  }
  const { faults } = await checkContent(folder, now);
  for (const file of Object.keys(files)) {
    const original = trialFiles[file];
    await (original === undefined ? rm(join(folder, file)) : writeFile(join(folder, file), original));
  }
  const told: Record<string, string[]> = {};
  for (const { file, line, tip, message } of faults)
    (told[file] ??= []).push(`${line}: ${tip ? 'tip: ' : ''}${message}`);
  return told;
}

/** Asserts that exactly these messages are told, by how they start. */
function assertTold(told: Record<string, string[]>, expected: Record<string, string[]>): void {
  const cut = Object.entries(told).map(([file, messages]) => [
    file,
    messages.map((message, index) => message.slice(0, expected[file]?.[index]?.length)),
  ]);
  assert.deepEqual(Object.fromEntries(cut), expected, JSON.stringify(told, null, 2));
}

const versions = 'hier staan twee versies door elkaar; kies er een';

test('two versions at once are told once for each file, and nothing else of it', async () => {
  const conflict = '<<<<<<< HEAD\nEen\n=======\nTwee\n>>>>>>> tak\n';
  const fields = `---\n${conflict}`;
  assertTold(
    await check({
      [article]: textOf(article).replace('---\n', fields),
      ...add(draft, '>>>>>>> tak'),
      [planned]: `${textOf(planned)}\n=======\n{`,
      [company]: `${conflict}${textOf(company)}`,
      [words]: `${textOf(words)}||||||| basis\n`,
      [redirects]: `/oud /over 301\n${conflict}`,
    }),
    {
      [article]: [`2: ${versions}`],
      [draft]: [`${textOf(draft).split('\n').length + 1}: ${versions}`],
      [planned]: [`${textOf(planned).split('\n').length + 1}: ${versions}`],
      [company]: [`1: ${versions}`],
      [words]: [`${textOf(words).split('\n').length}: ${versions}`],
      [redirects]: [`2: ${versions}`],
    },
  );
  assertTold(await check(add(article, '```text\n<<<<<<< HEAD\n=======\n>>>>>>> tak\n```')), {});
});

test('a file in another encoding is told once, and what UTF-8 holds is right', async () => {
  const wide = Buffer.from(textOf(article), 'utf16le');
  const utf16 = '1: dit bestand is bewaard als UTF-16; bewaar het bestand als UTF-8';
  assertTold(
    await check({
      [article]: Buffer.concat([Buffer.from([0xff, 0xfe]), wide]),
      [draft]: wide,
      [planned]: Buffer.from(`${textOf(planned)}Caf\xe9`, 'latin1'),
      [words]: Buffer.concat([Buffer.from([0xfe, 0xff]), Buffer.from('woord', 'utf16le').swap16()]),
    }),
    {
      [article]: [utf16],
      [draft]: [utf16],
      [planned]: ['1: dit bestand is niet bewaard als UTF-8, maar waarschijnlijk als Windows-1252'],
      [words]: [utf16],
    },
  );
  const mark = '\uFEFF';
  const marked = [article, company, words, 'content/README.md'].map((file) => [file, mark + textOf(file)]);
  assertTold(await check({ ...Object.fromEntries(marked), [redirects]: `${mark}/oud /over 301\n` }), {});
});

test('a character that nobody sees is told in every kind of file', async () => {
  const shown = 'staat een onzichtbaar teken, U+200B';
  assertTold(
    await check({
      [company]: textOf(company).replace('"tagline": "', '"tagline": "\u200B'),
      [words]: `${textOf(words)}woord\u200B\n`,
      [redirects]: '# uit\u200Bleg\n',
      ...add('content/README.md', 'Tekst\u200B'),
    }),
    {
      [company]: [`4: achter ‘"’ ${shown}`],
      [words]: [`${textOf(words).split('\n').length}: achter ‘woord’ ${shown}`],
      [redirects]: [`1: achter ‘uit’ ${shown}`],
      'content/README.md': [`${textOf('content/README.md').split('\n').length + 1}: achter ‘Tekst’ ${shown}`],
    },
  );
});

test('a redirect that hides a page or file is told at its line, and at the text', async () => {
  const lines = {
    '/Contact /over 301': '"/Contact" is een andere spelling van de pagina /contact',
    '/contact.html /over 301': '"/contact.html" is een pagina of bestand van de site',
    '/contact/ /over 301': 'het oude adres "/contact/": begin met één /, eindig zonder /',
    '/favicon.svg /over 301': '"/favicon.svg" is een bestand van de site zelf',
    '/_headers /over 301': '"/_headers" is een bestand van de site zelf',
    '/_astro/a.css /over 301': '"/_astro/a.css" is een bestand van de site zelf',
    '/sitemap-0.xml /over 301': '"/sitemap-0.xml" is een bestand van de site zelf',
    '/kennis/derde-artikel /over 301': `hier komt ${planned} te staan (Gepland voor 22 november 2026)`,
    '/kennis/eerste-artikel /over 301': '"/kennis/eerste-artikel" is een pagina of bestand van de site',
    '/functions/v1/x /over 301': '"/functions/v1/x" is een bestand van de site zelf',
    '/o\u043Ed /over 301': '‘\u043E’ is een letter van een ander alfabet, U+043E',
    '/verhuisd /over#weg 301': '"/over#weg": die pagina heeft geen kop voor "#weg"',
    '// uitleg': 'schrijf het oude adres, het nieuwe adres en 301',
    '/kennis/tweede-artikel /over 301': '',
    '/ook-verhuisd /over#een-kop 301': '',
    '/oud/contact /over 301': '',
  };
  const told = await check({
    ...set(planned, 'date', '2026-11-22'),
    [draft]: textOf(draft).replace('---\n', '---\ndraft: true\n'),
    [redirects]: `# uitleg\n${Object.keys(lines).join('\n')}\n`,
  });
  const expected = Object.values(lines).map((message, index) => `${index + 2}: ${message}`);
  for (const message of expected.filter((each) => !each.endsWith(': ')))
    assert.ok(
      told[redirects]?.some((line) => line.startsWith(message)),
      message,
    );
  assert.equal(told[redirects]?.length, 13, JSON.stringify(told[redirects]));
  const moved = (line: number) =>
    `1: dit adres is verhuisd, zie public/_redirects regel ${line}; haal die regel weg`;
  assert.ok(told[article]?.some((line) => line.startsWith(moved(10))));
  assert.ok(told[planned]?.some((line) => line.startsWith(moved(9))));
  assert.ok(told[draft]?.some((line) => line.startsWith(moved(15).replace('1: ', '1: tip: '))));
});

test('a file that is never read is told with the name that it should have', async () => {
  const rename = (name: string) => [`1: zo leest de site dit bestand niet; noem het ${name}`];
  const copy = (name: string) => [
    `1: dit is een reservekopie, die de site niet leest; haal haar weg, of noem haar ${name}`,
  ];
  const name = (right: string) => [
    `1: de bestandsnaam wordt het adres: alleen kleine letters, cijfers en streepjes, met .mdx erachter; noem het ${right}`,
  ];
  const rows: Record<string, string[]> = {
    'content/kennis/proefstuk.mdx.txt': rename('proefstuk.mdx'),
    'content/kennis/Proef.MDX': rename('proef.mdx'),
    'content/kennis/proef.markdown': rename('proef.mdx'),
    'content/kennis/proef.txt': rename('proef.mdx'),
    'content/kennis/stuk.mdx~': copy('stuk.mdx'),
    'content/kennis/stuk.mdx.bak': copy('stuk.mdx'),
    'content/kennis/.stuk.mdx.swp': copy('stuk.mdx'),
    'content/kennis/stuk.docx': ['1: dit soort bestand leest de site niet; zet de tekst in stuk.mdx'],
    'content/los.mdx': ['1: dit bestand leest de site niet; kijk in het handboek in welke map het hoort'],
    'content/paginas/sub/x.mdx': ['1: zo diep leest de site hier niet; zet dit bestand in content/paginas'],
    'content/kennis/Mijn stuk.mdx': name('mijn-stuk.mdx'),
    'content/kennis/cafe\u0301.mdx': name('cafe.mdx'),
    'content/kennis/stuk (1).mdx': name('stuk.mdx'),
    'content/kennis/proef.md.mdx': name('proef.mdx'),
    'content/kennis/een.md': rename('een.mdx'),
    'content/maquettes/planning.mdx': [
      '1: een maquette is een map; zet een scherm in content/maquettes/naam-van-de-oplossing, zoals 1-week-24.mdx',
    ],
    'content/maquettes/klantportaal/index.yml': rename('index.yaml'),
    'content/oplossingen/index.yaml': ['1: dit bestand leest de site niet; kijk in het handboek'],
    'content/kennis/index.mdx': ['1: "index" gebruikt de site zelf in adressen; kies een andere naam'],
  };
  const told = await check(Object.fromEntries(Object.keys(rows).map((file) => [file, 'Tekst'])));
  for (const [file, [message = '']] of Object.entries(rows))
    assert.ok(
      told[file]?.some((line) => line.startsWith(message)),
      `${file}: ${told[file]}`,
    );
});

test('links and names are the same whatever the form of their letters, and a lookalike is told', async () => {
  const right =
    '## Een cafe\u0301\n\nLees [dit](#een-café), of [dat](/over#een-kop) op [Wiki](https://a.nl/a–b).';
  assertTold(await check(add(article, right)), {});
  const lines: Record<string, string> = {
    '/over\u00A0': 'er staat een teken in dat je niet ziet, U+00A0 (harde spatie); haal het weg',
    '/niet‑verstuurd': 'de streep ‘‑’ is een ander teken, U+2011; typ -',
    '/niet–verstuurd': 'de streep ‘–’ is een ander teken, U+2013; typ -',
    '/\u043Ever': '‘\u043E’ is een letter van een ander alfabet, U+043E; typ het adres opnieuw',
    '/over#een–kop': 'de streep ‘–’ is een ander teken, U+2013; typ -',
    'https://a.nl/b\u00A0c': 'er staat een teken in dat je niet ziet, U+00A0',
    'https://voorb\u0435eld.nl/': '‘\u0435’ is een letter van een ander alfabet, U+0435',
  };
  const links = Object.keys(lines).map((url) => `[a](<${url}>)`);
  const { [article]: told = [] } = await check(add(article, links.join('\n\n')));
  for (const [url, reason] of Object.entries(lines))
    assert.ok(
      told.some((line) => line.includes(`"${url}": ${reason}`)),
      `${url}: ${told.join('\n')}`,
    );
});

test('every character of a field that a share image cannot draw is told at once', async () => {
  assert.deepEqual(await listMissingLetters(common.source.replace(/[\\[\]^]/g, '')), []);
  assertTold(
    await check({
      ...set(article, 'title', 'Minder CO₂ met een ✓ erbij'),
      ...set(solution, 'subtitle', 'Een zin zonder tekens. De tweede met ₂ ziet niemand.'),
      [company]: textOf(company).replace('"tagline": "', '"tagline": "→ '),
    }),
    {
      [article]: [`4: veld "title": op het deelplaatje kan ₂ en ✓ niet; schrijf het anders`],
      [company]: [`4: veld "tagline": op het deelplaatje kan → niet`],
    },
  );
});

test('a list is read as other programs save it, and what it has no form for is told once', async () => {
  const tell = (text: string) =>
    parseJsonFile('a.json', text).faults.map(({ line, column, message }) => `${line}:${column} ${message}`);
  assert.deepEqual(parseJsonFile('a.json', '\uFEFF{"a": 1}').value, { a: 1 });
  assert.deepEqual(tell('\uFEFF{\n  "a": 1,\n}')[0]?.slice(0, 3), '3:1');
  for (const [text, start] of Object.entries({
    '{\n  “a”: “b”,\n  “c”: “d”\n}': '2:3 hier staan gekrulde aanhalingstekens; typ overal rechte',
    "{'a': 'b'}": '1:2 hier staan andere aanhalingstekens; typ overal dubbele',
    '{"a": NaN}': '1:7 hier hoort een waarde: tekst tussen "…", een getal, true of false',
    '{"a": undefined}': '1:7 hier hoort een waarde',
    '{"a": True}': '1:7 schrijf true, met kleine letters',
    '{"a": nee}': '1:7 schrijf false, met kleine letters',
    '{"a": 1.250,00}': '1:13 schrijf een getal met alleen cijfers en een punt',
    '{"a": 99,5}': '1:10 schrijf een getal met alleen cijfers en een punt',
    '{"a": +5}': '1:7 schrijf een getal met alleen cijfers en een punt',
    '{a: 1}': '1:2 zet een naam of tekst tussen dubbele aanhalingstekens',
    '{"a": 25.000}': '1:7 25.000 is hier 25; schrijf 25000 zonder punt, of 25',
    '{"a": [1.250]}': '1:8 1.250 is hier 1.25; schrijf 1250 zonder punt, of 1.25',
    '{"a": € 5}': '1:7 schrijf een getal met alleen cijfers en een punt',
    '{"a": 4 000}': '1:9 schrijf een getal met alleen cijfers en een punt',
    '{"a": 2-3}': '1:8 schrijf een getal met alleen cijfers en een punt',
    '{"a": 50%}': '1:9 schrijf een getal met alleen cijfers en een punt',
    '{"a": 5;}': '1:8 schrijf een komma in plaats van ;',
    '{"a" = 5}': '1:6 schrijf een dubbele punt in plaats van =',
    '{"a":\u00A05}': '1:6 hier staat een spatie die een ander teken is',
    '{"a": "een "mooi" woord"}': '1:12 een aanhalingsteken in een tekst schrijf je als ‘ of ’',
    '{"a": "C:\\map"}': '1:7 schrijf een \\ in een tekst dubbel',
    '```json\n{}\n```': '1:1 haal de regels met ``` weg',
    ' \n': '2:1 dit bestand is leeg; zet terug wat erin stond',
    '{"a": "b\tc"}': '1:7 in een tekst kan geen tab of Enter; haal hem weg',
    '{"a": 1 // b\n}': '1:9 opmerkingen kunnen in dit bestand niet',
  })) {
    const told = tell(text);
    assert.ok(told.length === 1 && told[0]?.startsWith(start), `${text} → ${told.join(', ')}`);
  }
  assert.deepEqual(tell('{"a": [4e3, 4000.00, 99.995, 0.5, -2, 12345]}'), []);
  const trailing = tell('{"a": 1,}');
  assert.match(
    trailing[0] ?? '',
    /^1:9 hier hoort een veldnaam tussen dubbele aanhalingstekens; achter het laatste/,
  );
});

test('a list that lacks a group, or holds what a field does not show, is told in Dutch', async () => {
  const value = JSON.parse(textOf(rates)) as Record<string, unknown>;
  const lines = (change: object) => JSON.stringify({ ...value, ...change }, null, 2);
  assertTold(await check({ [rates]: lines({ mockup: undefined }) }), {
    [rates]: ['1: veld "mockup": ontbreekt'],
  });
  assertTold(await check({ [rates]: lines({ hour: 0 }).replace('"hour": 0', '"hour": 1e999') }), {
    [rates]: ['66: veld "hour": moet een getal zijn'],
  });
  for (const date of ['2026-02-30', '2026-2-3', '2026-03-12T10:00', '12 maart 2026'])
    assertTold(await check({ [rates]: lines({ date }) }), {
      [rates]: ['64: veld "date": schrijf een dag als 2026-11-23'],
    });
  assertTold(
    await check({ [company]: textOf(company).replace('"tagline": "', '"tagline": "Bouwen &amp; ') }),
    {
      [company]: ['4: veld "tagline": ‘&amp;’ blijft hier zo staan'],
    },
  );
  for (const [typed, reason] of Object.entries({
    ' ': 'begint of eindigt met een spatie, of heeft een tab of Enter; haal die weg',
    'een\\t': 'begint of eindigt met een spatie',
    'een\\n': 'begint of eindigt met een spatie',
    'een\\u0007': 'er staat een teken in dat je niet ziet, U+0007 (stuurteken)',
  }))
    assertTold(await check({ [company]: textOf(company).replace('"tagline": "', `"tagline": "${typed}`) }), {
      [company]: [`4: veld "tagline": ${reason}`],
    });
  const right = textOf(company).replace('"tagline": "', '"tagline": "Een\\u00A0twee \\u2013 ');
  assertTold(await check({ [company]: right }), {});
});

test('a group that a list has twice or lacks is told, as the build needs each once', async () => {
  const categories = 'content/cases/categorieen.json';
  const { categories: groups } = JSON.parse(textOf(categories)) as { categories: { id: string }[] };
  const [first, second] = groups;
  const write = (rows: unknown[]) => ({ [categories]: JSON.stringify({ categories: rows }, null, 2) });
  assertTold(await check(write([first, first, second])), {
    [categories]: [
      `10: "${first?.id}" staat er twee keer; geef er een een andere id`,
      `1: de groep "${groups[2]?.id}" ontbreekt; zet haar terug`,
    ],
  });
  assertTold(await check(write([first, second])), {
    [categories]: [
      '2: veld "categories": te kort: minstens 3 onderdelen',
      `1: de groep "${groups[2]?.id}" ontbreekt; zet haar terug`,
    ],
  });
  assertTold(await check(write(groups.toReversed())), {});
});

test('a heading whose id the page has already is told', async () => {
  const taken = (id: string, line: number) =>
    `${line}: "#${id}" is op deze pagina al een ander blok; geef de kop een woord erbij`;
  const last = (file: string) => textOf(file).trimEnd().split('\n').length + 2;
  assertTold(await check({ ...add(article, '## Lees verder'), ...add(solution, '## Kosten') }), {
    [article]: [taken('lees-verder', last(article))],
    [solution]: [taken('kosten', last(solution))],
  });
  assertTold(await check({ ...add(article, '## Kosten'), ...add(solution, '## Kosten per jaar') }), {});
});

test('a role is the same with a space behind it, and another with other capitals', async () => {
  const model = 'content/maquettes/klantportaal/index.yaml';
  const screen = 'content/maquettes/klantportaal/1-een.mdx';
  const spaced = textOf(model).replace('name: Klant', 'name: "Klant "');
  assertTold(await check({ [model]: spaced, ...set(screen, 'role', '" Klant"') }), {});
  assertTold(await check(set(screen, 'role', 'klant')), {
    [screen]: ['3: veld "role": rol "klant" bestaat niet; kies uit Klant'],
  });
});

test('what a part of a screen lacks or lists wrongly is told', async () => {
  const screen = 'content/maquettes/klantportaal/1-een.mdx';
  const line = textOf(screen).trimEnd().split('\n').length + 2;
  for (const [part, reason] of Object.entries({
    '<Field label="Kleur" type="lijst" />': 'in Field ontbreekt options="…"; zet ; tussen de keuzes',
    '<Field label="Kleur" type="keuze" options="rood, wit" />':
      'in Field staat één keuze; zet ; tussen de keuzes',
    '<Places caption="a" items={[{"column":9,"row":1,"label":"b"}]} />':
      'in Places kan items zo niet: veld "[1].column": te hoog: hooguit 8',
    '<Board>\n\nTekst.\n\n</Board>': 'in Board kan alleen Lane',
    'Klik <Button href="#twee" label="Verder" /> hier.': 'zet Button op een eigen regel',
  }))
    assertTold(await check(add(screen, part)), { [screen]: [`${line}: ${reason}`] });
  for (const part of [
    '<Field label="Kleur" type="lijst" options="rood; wit" />',
    '<Field label="Akkoord" type="vinkjes" options="Ja, ik wil" />',
    '<Places caption="a" items={[{"column":8,"row":1,"label":"b"}]} />',
    '- Een regel <Status tone="goed" text="Klaar" />\n- <Button href="#twee" label="Verder" />',
  ])
    assertTold(await check(add(screen, part)), {});
});

test('an order to the spelling check is told, and words about spelling are right', () => {
  const order = '{/* cspell:ignoreRegExp /(a+)+$/ */}';
  const [fault] = findDirective('a.mdx', `Tekst.\n\n${order}`);
  assert.equal(fault?.line, 3);
  assert.match(fault.message, /^‘cspell:ignoreRegExp’ stuurt de spellingcontrole; haal het weg/);
  for (const text of [
    '{/* spell-checker: disable */}',
    '{/* spellchecker:words a */}',
    '{/* cSpell::language en */}',
  ])
    assert.equal(findDirective('a.mdx', text).length, 1, text);
  assert.deepEqual(findDirective('a.mdx', 'Onze spelling: goed. Een cspell zonder meer.'), []);
});
