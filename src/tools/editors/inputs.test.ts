// What editors bring along from Word, Obsidian, GitHub and other places, with what is told of it; and what is right.
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { parseTextFile } from '../../collections/text-file.ts';
import { photoKeys } from '../../site/photos.ts';
import { readBody } from './body.ts';
import { checkInputs } from './check-inputs.ts';
import { partSets } from './part-sets.ts';
import { checkHeadings } from './rules/headings.ts';
import { checkParts } from './rules/parts.ts';

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
  },
  'a footnote that is broken': {
    'Vaak\\[^1].\n\n\\[^1]: Noot.': 'de redactie heeft de voetnoot gebroken; schrijf [^1]',
    'Vaak[^1].': 'de voetnoot [^1] heeft geen noot; zet onderaan een regel met [^1]: en de noot',
    'Vaak.\n\n[^a]: Noot.': '3: naar de noot [^a] verwijst geen zin',
    'Vaak[^1].\n\n[^1]: Een.\n\n[^1]: Twee.': '5: de noot [^1] staat er twee keer',
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
    'Kop\n===': '2: ‘===’: een regel met === maakt een kop',
  },
  'an accident': {
    '| a | b |\n| - | - |\n| `a|b` | c |': '3: tip: de | in `a|b` begint een nieuwe cel; schrijf \\|',
    '| a | b |\n| - | - |\n| a |': '3: tip: deze rij heeft 1 cel en de kop 2 cellen',
    '| a | b |\n| - | - |\n| a | b | c |': '3: tip: deze rij heeft 3 cellen en de kop 2 cellen',
    '2026. Dat is het jaar.': 'tip: 2026 met een punt maakt hier een lijst; schrijf 2026\\.',
    '1. Een\n\n2026. Dat is het jaar.': '3: tip: 2026 met een punt maakt hier een lijst',
    '12. december is de dag.': 'tip: 12 met een punt maakt hier een lijst',
    'Tekst\n---': 'tip: de regel met --- maakt hiervan een kop',
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
  ])
    assert.deepEqual(tell({ fields }), [], fields);
});

test('a footnote is told where a page is shown in parts', () => {
  const text = parseTextFile('content/paginas/over.mdx', 'pages', '---\n---\nVaak[^1].\n\n[^1]: Noot.\n');
  const [fault] = checkInputs(text, readBody(text), now);
  assert.equal(fault?.message, 'op deze pagina kan geen voetnoot; zet de uitleg in de zin');
});
