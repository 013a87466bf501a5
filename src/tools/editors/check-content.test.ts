import assert from 'node:assert/strict';
import { glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { after, test } from 'node:test';

import { maxFileBytes } from './files/limits.ts';
import { parseTextFile } from './files/text-file.ts';
import { ownMaquette, ownMaquetteHref } from '../../site/own-maquette.ts';
import { siteUrl } from '../../site/site-url.ts';
import { makeTrialFolder, trialFiles } from '../testing/trial-folder.ts';
import { takePhoto } from '../testing/trial-photos.ts';
import { root } from '../testing/trial-site.ts';
import { listAddresses } from './addresses.ts';
import { checkContent } from './check-content.ts';
import { formatReport } from './report.ts';
import { checkNotation, handbookFiles, notationRules } from './rules/notation.ts';

const now = new Date('2026-11-21T12:00:00Z');
/** Made-up content, which each test changes and restores. */
const folder = await makeTrialFolder();
after(() => rm(folder, { recursive: true }));

const article = 'content/kennis/eerste-artikel.mdx';
const draft = 'content/kennis/tweede-artikel.mdx';
const planned = 'content/kennis/derde-artikel.mdx';
const solution = 'content/oplossingen/planning.mdx';
const model = 'content/maquettes/klantportaal/index.yaml';
const screen = 'content/maquettes/klantportaal/1-een.mdx';
const featuredCase = 'content/cases/eerste-case.mdx';
const home = 'content/paginas/home.mdx';
const notFound = 'content/paginas/404.mdx';
const handbook = 'content/README.md';
const strand = 'content/beelden/proefstrand/index.json';
const promises = 'content/beloften.json';
const company = 'content/bedrijf.json';
const categories = 'content/cases/categorieen.json';

type Files = Record<string, string | Buffer>;
/** What is replaced, by what, and how the message starts; `¦` marks the place of the fault, otherwise its start. */
type Change = [from: string | RegExp, to: string, message: string];

const textOf = (file: string) => trialFiles[file] ?? '';
/** The file with a paragraph added at its end. */
const add = (file: string, text: string) => ({ [file]: `${textOf(file).trimEnd()}\n\n${text}\n` });
/** A change of the value of a field at the top level. */
const set = (field: string, value: string, message: string): Change => [
  new RegExp(`^${field}: .*`, 'm'),
  `${field}: ${value}`,
  message,
];
/** A change that adds a paragraph at the end. */
const end = (text: string, message: string): Change => [/\n$/, `\n\n${text}\n`, message];
const ends = (rows: Record<string, string>) =>
  Object.entries(rows).map(([text, message]) => end(text, message));
const link = (url: string, reason: string) => end(`Lees ¦[meer](${url}).`, `link "${url}": ${reason}`);
const sentence = (length: number) => 'abcdefghi '.repeat(20).slice(0, length - 1) + '.';

/** The lines of the report on the folder with these files in it. */
async function check(files: Files): Promise<string[]> {
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
  }
  const report = formatReport((await checkContent(folder, now)).faults, 0).split('\n');
  for (const file of Object.keys(files)) {
    const original = trialFiles[file];
    await (original === undefined ? rm(join(folder, file)) : writeFile(join(folder, file), original));
  }
  return report.slice(0, -1).filter((line) => line !== '');
}

/** Makes all these changes at once, and asserts that each is told at its place. */
async function assertTold(rows: Record<string, Change[]>): Promise<void> {
  const mark = (text: string) => (text.includes('¦') ? text : text.replace(/^\s*/, '$&¦'));
  const unmark = (text: string) => text.replaceAll('¦', '');
  const marked = Object.entries(rows).map(([file, changes]) => ({
    file,
    changes,
    text: changes.reduce((text, [from, to]) => text.replace(from, () => mark(to)), textOf(file)),
  }));
  const report = await check(Object.fromEntries(marked.map(({ file, text }) => [file, unmark(text)])));
  const untold = marked.flatMap(({ file, changes, text }) =>
    changes.flatMap(([, to, message]) => {
      const before = unmark(text.slice(0, text.indexOf(mark(to)) + mark(to).indexOf('¦'))).split('\n');
      const place = `${file}:${before.length}:${(before.at(-1)?.length ?? 0) + 1}`;
      const told = `${place} ${message.startsWith('tip: ') ? '' : 'fout: '}${message}`;
      return report.some((line) => line.startsWith(told)) ? [] : [told];
    }),
  );
  assert.deepEqual(untold, [], report.join('\n'));
}

test('a file is checked up to the limit of its size, and of a larger one that is told', async () => {
  const pad = (file: string, bytes: number) => ({ [file]: textOf(file).padEnd(bytes, '\n') });
  for (const file of [article, categories]) {
    assert.deepEqual(await check(pad(file, maxFileBytes)), []);
    const told = await check(pad(file, maxFileBytes + 1));
    const name = file.split('/').at(-1);
    const size = `${file}:1:1 fout: "${name}" is 33 kB groot; maak het korter, of maak er twee van (hoogstens 32 kB)`;
    assert.equal(
      told.find((line) => line.startsWith(file)),
      size,
    );
    assert.doesNotMatch(told.join('\n'), /de tekst ontbreekt/);
  }
});

test('the live content has no fault', async () => {
  const { faults, files } = await checkContent(root, new Date());
  const wrong = faults.filter(({ tip }) => !tip);
  assert.deepEqual(wrong, []);
  assert.ok(files > 0);
});

test('the made-up content has no fault and no tip, also with long descriptions and links to write, call or draw', async () => {
  const describe = (file: string, length: number) => ({
    [file]: textOf(file).replace(/^seoDescription: .*/m, `seoDescription: ${sentence(length)}`),
  });
  const starts = ownMaquette.starts.map(({ id }) => `[${id}](${ownMaquetteHref(id)})`);
  const links = add(
    notFound,
    `[Mail](mailto:a@b.nl?subject=Demo) de [receptie](mailto:c@d.nl), [bel](tel:+31791234567) of teken ${starts.join(' of ')}.`,
  );
  assert.deepEqual(await check({ ...describe(article, 110), ...describe(solution, 155), ...links }), []);
});

test('faults in fields, and every fault between files, are told at their place', () =>
  assertTold({
    [article]: [
      set('author', 'jan', 'veld "author": er is niemand "jan" in content/team; kies een ander, of team'),
      set('seoTitle', 'Titel van planning', 'veld "seoTitle": Titel van planning staat ook in'),
      set('seoDescription', sentence(109), 'tip: veld "seoDescription": 109 tekens; het best 110 tot 155'),
      [/^closing:\n.*\n/m, 'closing:\n', 'veld "closing.title": ontbreekt'],
      [/^related:/m, 'autor: team\nrelated:', 'onbekend veld "autor"; kijk of het goed gespeld is'],
    ],
    [draft]: [
      set('seoDescription', sentence(156), 'tip: veld "seoDescription": 156 tekens; het best 110 tot 155'),
      set('start', '"¦[Vul in: x]"\ndraft: true', 'tip: nog in te vullen: [Vul in: x]'),
    ],
    [planned]: [
      set('date', '2027-03-12', 'tip: gepland: verschijnt bij de eerste publicatie vanaf 12 maart 2027'),
    ],
    [solution]: [
      set('order', '1', 'veld "order": 1 staat ook in content/oplossingen/klantportaal.mdx; kies een andere'),
      ['title: Titel 4', 'title: R', 'veld "features[4].title": te kort: minstens 3 tekens'],
      ['    - Een zin met nummer 3', '    - ¦Kort', 'veld "card.features[3]": te kort: minstens 5 tekens'],
      end('[Vul in: het slot]', 'nog in te vullen: [Vul in: het slot]'),
      link('/kennis/tweede-artikel', 'die pagina is er nog niet (Concept); link er later naar'),
      link('/kennis/derde-artikel', 'die pagina is er nog niet (Gepland voor 12 maart 2027); link er'),
    ],
    [home]: [
      set('seoTitle', 'abcdefghi '.repeat(7), 'veld "seoTitle": te lang: hooguit'),
      ['href: /aanpak/vibe-code', 'href: /aanpak/weg', 'link "/aanpak/weg": deze pagina bestaat niet'],
    ],
    [model]: [[/^roles:\n(?: .*\n)+/m, 'roles:\n  -¦\n', 'veld "roles[1]": ']],
    'content/paginas/nieuw.mdx': [['', '---\n---\n', 'deze pagina heeft nog geen adres; vraag een engineer']],
    'content/nieuws/bericht.mdx': [['', 'Nieuws', 'dit bestand leest de site niet; kijk in het handboek']],
    ...Object.fromEntries(
      [
        'content/nieuws/Bericht.json',
        'content/.cspell.json',
        'content/kennis/.prettierrc.mjs',
        'content/eslint.config.js',
        'content/package.json',
        'content/beelden/.x/x.html',
      ].map((file) => [file, [['', '{}', 'dit bestand leest de site niet; kijk in het handboek']]]),
    ),
    [handbook]: [
      ['# Handboek', '# Handboek', 'tip: /contact heeft nog geen regel in de tabel ‘Eén vraag per pagina’'],
      ['| `/contact`', '| `/weg`', 'tip: "/weg" is geen pagina die bezoekers zien'],
      [/.*woord van \/over/, '| `/over` | Een | Woord van /', '‘Woord van /’ is al het hoofdwoord van een'],
    ],
    [company]: [
      ['"postalCode": "2403 ', '"postalCode": "2403', 'veld "address.postalCode": vier cijfers, een spatie'],
    ],
    [categories]: [
      ['"count"', '"aantal"', 'veld "categories[1]": onbekend veld "aantal"; kijk of het goed gespeld is'],
    ],
  }));

test('every fault in texts is told at its place', () =>
  assertTold({
    [article]: ends({
      'Er zijn ¦<Count of="oplosingen" />.': 'in Count kan of="oplosingen" niet; kies uit oplossingen, ',
      'Een ¦{haakje} in de zin': 'een losse { kan niet: gebruik ronde haakjes',
      'import fs from "node:fs"': '‘import’ en ‘export’ kunnen niet aan het begin van een regel',
      '<Calout title="Let op">Tekst</Calout>':
        'het onderdeel "Calout" bestaat niet; kies uit Bars, Callout, ',
      '<Callout>\n\nTekst\n\n</Callout>': 'in Callout ontbreekt title="…"',
      '<Figure photo="proefstrand" caption="Zand" alt="Zand" />':
        'in Figure kan alt="…" niet; kies uit photo',
      'Bel ¦<CompanyFact name="fax" />.': 'in CompanyFact kan name="fax" niet; kies uit name, legalName, ',
      '<KeyFigures items="2 weken" />': 'in KeyFigures kan items="2 weken" niet: moet een lijst zijn',
      '<Quote source="Wet" href="http://a.nl">A</Quote>': 'link "http://a.nl": begin met https://',
      '<Figure photo="weg" caption="Een dag vrij" />': 'onbekende foto "weg"; kies er een uit Foto’s',
      'Een ¦<b>vet</b> woord': '<b> is HTML en kan hier niet; schrijf **vet**',
      '![Een magazijn](/foto.jpg)': 'een afbeelding zet je neer met <Figure photo="…" caption="…" />',
      '##': 'deze kop is leeg; geef hem woorden of haal hem weg',
      '| |\n|-|\n| |': 'deze tabel is leeg; vul haar of haal haar weg',
      '| a | <Rate of="uptime" /> |\n| - | - |\n| b | c |':
        'in de kop van een tabel kan geen Rate; zet het in',
      'Vanaf \\{sprintprijs} per week':
        '{sprintprijs} blijft hier zo staan; schrijf <Rate of="sprintprijs" />',
      'Met \\{Stappen} en \\{naam}': '{Stappen} blijft hier zo staan; schrijf <Count of="Stappen" />',
      '# Slot': 'de kop met één # maakt de site zelf; begin met ##',
      '## Slot 2\n\n¦#### Bijlage': 'deze kop slaat een niveau over; schrijf ### in plaats van ####',
      '## Een **kop**': 'deze kop staat er twee keer; geef hem een eigen naam',
      'Dat kost ¦€10.': '‘€1’: tussen € en het bedrag hoort een spatie',
      'Wat kan ¦uw bedrijf?': '‘uw’: schrijf ‘je’ of ‘jouw’ in plaats van ‘u’ of ‘uw’',
    }),
    [planned]: [
      link('/kennis/bestaat-niet', 'deze pagina bestaat niet; kopieer het deel achter het domein'),
      link('/Oplossingen/planning.html', 'schrijf /oplossingen/planning'),
      link('//oplossingen/planning', 'schrijf /oplossingen/planning'),
      link('/aanpak', 'schrijf /aanpak/vibe-code'),
      link('/cases/mkb', 'schrijf /cases'),
      link('/maquette/weg', 'deze pagina bestaat niet'),
      link('/privacy#weg', 'die pagina heeft geen kop voor "#weg"; kies uit #inhoud, #tot-slot, #een-kop'),
      link('#weg', 'die pagina heeft geen kop voor "#weg"; kies uit #een-kop'),
      link('http://web.dev', 'begin met https://'),
      link('web.dev/learn', 'begin met / voor een eigen pagina, of met https:// voor een andere site'),
      link('https://web', 'dit is geen volledig adres'),
      link('mailto:info', 'schrijf het hele mailadres, zoals mailto:naam@bedrijf.nl'),
      link('tel:+3179123', 'schrijf een telefoonnummer, zoals tel:+31791234567'),
      link('tel:bel', 'schrijf een telefoonnummer, zoals tel:+31791234567'),
      link(`${siteUrl}/contact`, 'schrijf een eigen pagina zonder domein, zoals /contact'),
      ...ends({
        'Lees ¦www.web.dev.':
          'link "http://www.web.dev": begin met https://; een adres in je tekst wordt vanzelf een link',
      }),
    ],
    [featuredCase]: ends({
      '<Callout title="Let op">Tekst</Callout>':
        'hier kan het onderdeel Callout niet; kies uit CompanyFact, Count, Rate, ServicePromise',
      '## Resultaat': 'hier horen geen koppen; maak er een gewone alinea van',
    }),
    'content/paginas/over.mdx': [
      [/^## Een kop/m, '¦<Card title="Los">\n\nTekst\n\n</Card>', 'boven een Card hoort een kop met ##'],
    ],
    [screen]: [
      [
        '<Button href="#twee"',
        '<Button href="#weg"',
        'link "#weg": dat scherm is er niet; kies uit #een, #twee',
      ],
      ['- **Een regel** op het scherm', '<Steps />', 'hier kan het onderdeel Steps niet; kies uit Board, '],
    ],
    [handbook]: ends({
      'Doe he¦t! Schrijf nooit ‘Doe het!’': '‘t!’: geen streepje als pauze en geen uitroepteken',
    }),
  }));

test('what cannot be read is told at its place, in every file at once', async () => {
  await assertTold({
    [solution]: [
      ['\n  description:', '\n¦\tdescription:', 'de velden zijn niet te lezen: spring in met twee'],
    ],
    [featuredCase]: [[/^---\n/, '¦', 'de velden ontbreken: zet ze bovenaan, tussen twee regels met ---']],
    [planned]: [end('Voor prijzen ¦<5 euro', 'een losse < kan niet: schrijf ‘minder dan’')],
    [home]: [end('Een ¦{haakje en {nog} een', 'een losse { kan niet: gebruik ronde haakjes')],
    [screen]: [end('<Form>\n\nTekst', 'zet </Form> op een eigen regel, met een lege regel')],
    [categories]: [['"saas",\n      ', '"saas"\n      ¦', 'hiervoor ontbreekt een komma']],
    [strand]: [['"Iemand"\n', '"Iemand",\n¦', 'hier hoort een veldnaam tussen dubbele aanhalingstekens']],
  });
  const first = 'los dit eerst op: tot dan zijn de velden van de andere bestanden niet te controleren';
  const comma = 'hier hoort een veldnaam tussen dubbele aanhalingstekens';
  await assertTold({
    [promises]: [
      ['{', '{', first],
      ['\n}', ',\n¦}', comma],
    ],
  });
});

test('a count may stand in a field, in a text and where no part may; its field counts the word', async () => {
  // As long as a title may be once the word is there, and longer as it is typed.
  const title = `{Oplossingen} ${'woord '.repeat(11)}`.slice(0, 60 + '{Oplossingen}'.length - 'Twee '.length);
  const titled = (text: string) => ({ [home]: textOf(home).replace(/^title: .*/m, `title: "${text}"`) });
  const counted = add(notFound, 'Er zijn <Count of="artikelen" /> artikelen.');
  assert.deepEqual(await check({ ...titled(title), ...counted }), []);
  assert.match((await check(titled(`${title}en`))).join(), /veld "title": te lang/);
});

test('every fault of the owner’s photos is told at its place, and nothing else', async () => {
  const bytes = await takePhoto(1600, 900);
  const words = { file: 'a.jpg', alt: 'Een kraan boven een bouwplaats' };
  const photo = (key: string, change: object = {}): Files => ({
    [`content/beelden/${key}/index.json`]: JSON.stringify({ ...words, ...change }, null, 2),
    [`content/beelden/${key}/a.jpg`]: bytes,
  });
  const report = await check({
    ...add(article, '<Figure photo="kraan" caption="Zo staat hij er" />'),
    ...photo('kraan'),
    'content/beelden/.DS_Store': '',
    'content/beelden/kraan/.DS_Store': '',
    ...photo('bron', { bron: 'Zelf' }),
    ...photo('naam', { alt: 'foto-van-kraan.jpg' }),
    ...photo('Mijn kraan'),
    ...photo('stil', { alt: undefined }),
    ...photo('smal'),
    'content/beelden/smal/a.jpg': await takePhoto(1599, 900),
    ...photo('weg', { file: 'weg.png' }),
    ...photo('kapot'),
    'content/beelden/kapot/index.json': '{ "file": "a.jpg" "alt" }',
    'content/beelden/los.jpg': bytes,
    'content/beelden/los.json': '{}',
  });
  const told = [
    'bron/index.json:4:3 fout: onbekend veld "bron"; kijk of het goed gespeld is',
    'kapot/index.json:1:19 fout: hiervoor ontbreekt een komma (CommaExpected)',
    'kapot/index.json:1:25 fout: na de naam van een veld hoort een dubbele punt (ColonExpected)',
    'los.jpg:1:1 fout: zet dit bestand in een eigen map in content/beelden, met een index.json ernaast',
    'los.json:1:1 fout: dit bestand leest de site niet; kijk in het handboek',
    'Mijn kraan/index.json:1:1 fout: de map "Mijn kraan" is de sleutel: alleen kleine letters, cijfers en',
    'naam/index.json:3:3 fout: veld "alt": is een bestandsnaam; beschrijf wat er te zien is',
    'smal/index.json:2:3 fout: foto "a.jpg": is 1599 bij 900 pixels; minstens 1600 breed en 900 hoog',
    'stil/index.json:1:1 fout: veld "alt": ontbreekt',
    'weg/a.jpg:1:1 fout: geen index.json in deze map noemt dit bestand; geef het woorden of haal het weg',
    'weg/index.json:2:3 fout: foto "weg.png": staat niet in deze map; zet hem erin, of verbeter de naam',
  ];
  assert.deepEqual(
    report.map((line, index) => line.replace('content/beelden/', '').slice(0, told[index]?.length)),
    told,
  );
});

test('a redirect leads from an old address to a page that visitors have, and is told with its line', async () => {
  const redirects = 'public/_redirects';
  const drawing = ownMaquetteHref(ownMaquette.starts.at(-1)?.id ?? '');
  const start = `${redirects}:3:1 fout: `;
  const hidden = {
    [draft]: textOf(draft).replace('---\n', '---\ndraft: true\n'),
    [planned]: textOf(planned).replace(/^date: .*/m, 'date: 2026-11-22'),
  };
  const right = ['/kennis/eerste-artikel#een-kop', '/over', '/aanpak', '/cases/mkb', '/bedankt', '/icon.png'];
  const rules = right.map((to, index) => `/oud-${index} ${to} 301\n`).join('');
  assert.deepEqual(await check({ 'public/icon.png': '', [redirects]: `# uitleg\n\n${rules}` }), []);
  for (const [rule, message] of [
    ['/kennis/eerste-artikel /over 301', '"/kennis/eerste-artikel" is een pagina'],
    ['/icon.png /over 301', '"/icon.png" is een pagina'],
    ['/bedankt /contact 301', '"/bedankt" is een pagina'],
    [`${drawing} /contact 301`, `"${drawing}" is een pagina`],
    ['/oud /kennis/tweede-artikel 301', 'de pagina "/kennis/tweede-artikel" is er niet'],
    ['/oud /kennis/derde-artikel 301', 'de pagina "/kennis/derde-artikel" is er niet'],
    ['/oud https://elders.nl 301', 'het nieuwe adres "https://elders.nl": alleen'],
  ] as const) {
    const report = await check({
      ...hidden,
      'public/icon.png': '',
      [redirects]: `# uitleg\n\n${rule}\n`,
    });
    const told = report.filter((line) => line.startsWith(redirects));
    assert.equal(told.length, 1, rule);
    assert.ok(told[0]?.startsWith(start + message), told[0]);
  }
  // A page that is taken offline may send its visitors on.
  const offline = await check({ ...hidden, [redirects]: '/kennis/tweede-artikel /kennis 301\n' });
  assert.deepEqual(
    offline.filter((line) => line.startsWith(redirects)),
    [],
  );
});

test('a report lists tips, then faults, by file and line, and ends with their number', () => {
  const fault = (file: string, line: number, tip = false) => ({ file, line, column: 3, tip, message: 'x' });
  const faults = [fault('b', 9), fault('b', 2), fault('c', 1, true), fault('a', 7)];
  assert.deepEqual(formatReport(faults, 12).split('\n'), [
    'c:1:3 tip: x',
    'a:7:3 fout: x',
    'b:2:3 fout: x',
    'b:9:3 fout: x',
    '',
    '12 bestanden gecontroleerd: 3 fouten, 1 tip.',
  ]);
  assert.equal(formatReport([], 12), '12 bestanden gecontroleerd: geen fouten, geen tips.');
});

test('a text without words is a fault, of a draft a tip', async () => {
  const empty = (file: string, field = '') => ({
    [file]: textOf(file).replace(/^(---[^]*?\n)(---\n)[^]*/, `$1${field}$2`),
  });
  const told = await check({ ...empty(article), ...empty(draft, 'draft: true\n') });
  assert.ok(told.includes(`${article}:1:1 fout: de tekst ontbreekt`), told.join('\n'));
  assert.ok(told.includes(`${draft}:1:1 tip: de tekst ontbreekt`), told.join('\n'));
});

test('the pages of a listing are addresses once there are enough published articles', () => {
  const list = (count: number, extra = '') => {
    const fields = `---\ndate: 2026-01-01\ncategory: "Security & Privacy"\n${extra}---\n`;
    const texts = Array.from({ length: count }, (_, index) => ({
      text: parseTextFile(`content/kennis/artikel-${index}.mdx`, 'articles', fields),
      anchors: [],
    }));
    return listAddresses(texts, now).pages;
  };
  assert.ok(!list(12).has('/kennis/pagina/2'));
  assert.ok(list(13).has('/kennis/pagina/2'));
  assert.ok(list(13).has('/kennis/categorie/security-privacy'));
  assert.ok(!list(13, 'draft: true\n').has('/kennis/pagina/2'));
});

const notations: Record<keyof typeof notationRules, { wrong: string[]; right: string[] }> = {
  euro: { wrong: ['Kost €10', 'Kost €'], right: ['Kost € 10', 'schrijf € met een spatie'] },
  formalYou: {
    wrong: ['Wilt u meer?', 'Uw gegevens', '(u)', 'Doe het uzelf.', '‘Uw’ is formeel'],
    right: ['9:00 uur, nu, ruw, U2, U+00A0', "u'tje", '/x/u.test(text)'],
  },
  anySite: {
    wrong: ['Naadloze koppelingen', 'We ontzorgen je', 'snel veranderende wereld', 'Een krachtig platform'],
    right: ['De naad van een jas', 'De kracht van de mockupfase', 'Aan de slag, zonder zorgen'],
  },
  pause: {
    wrong: ['Snel – en goed', 'Snel - en goed', 'Probeer het!'],
    right: ['- Een punt', '2-3 weken', 'mkb-bedrijf', '![alt]'],
  },
  spelling: {
    wrong: ['Een webapp', 'drie web-apps', 'excl. BTW', 'voor het MKB', 'Saas-platform', 'KVK-nummer'],
    right: [
      'Een progressive web app',
      'webapplicatie',
      'excl. btw',
      'het mkb',
      'SaaS-platform',
      'KvK-nummer',
    ],
  },
};

test('each rule of notation finds what is wrong, but not what the handbook quotes', () => {
  for (const [name, { wrong, right }] of Object.entries(notations)) {
    const { advice } = notationRules[name as keyof typeof notationRules];
    for (const text of wrong) {
      const found = checkNotation({ file: 'x.mdx', text }).map(({ message }) => message);
      assert.ok(found.length === 1 && found[0]?.endsWith(advice), text);
      for (const file of handbookFiles) {
        assert.deepEqual(checkNotation({ file, text: `Nooit ‘${text}’ of \`${text}\`` }), []);
      }
    }
    assert.deepEqual(checkNotation({ file: 'x.mdx', text: right.join('\n') }), []);
  }
});

test('the words that the code shows say je, and no phrase that could stand on any site', async () => {
  const layers = 'build,content,components,islands,layouts,pages,sections,seo,site';
  const files = await Array.fromAsync(glob(`src/{${layers}}/**/*.{astro,ts,tsx}`, { cwd: root }));
  assert.ok(files.length > 0);
  for (const file of files.filter((name) => !name.includes('.test.'))) {
    const text = await readFile(join(root, file), 'utf8');
    const found = checkNotation({ file, text }).filter(({ message }) =>
      [notationRules.formalYou.advice, notationRules.anySite.advice].some((each) => message.endsWith(each)),
    );
    assert.deepEqual(found, []);
  }
});
