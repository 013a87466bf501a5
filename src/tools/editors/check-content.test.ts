import assert from 'node:assert/strict';
import { glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { after, test } from 'node:test';

import { listMissingLetters } from '../../build/share-images/layout.ts';
import { ownMaquette, ownMaquetteHref } from '../../own-maquette/schema.ts';
import { siteUrl } from '../../site/site-url.ts';
import { makeSampleFolder, sampleFiles } from '../testing/sample-folder.ts';
import { takePhoto } from '../testing/sample-photos.ts';
import { root } from '../testing/site-copy.ts';
import { listAddresses } from './addresses.ts';
import { checkContent } from './check-content.ts';
import { parseTextFile } from './files/text-file.ts';
import { formatReport } from './report.ts';
import { checkNotation, handbookFiles, notationRules } from './rules/notation.ts';
import { screenCount } from './rules/screens.ts';
import { common } from './rules/share-letters.ts';

const now = new Date('2026-11-21T12:00:00Z');
/** Sample content, which each test changes and restores. */
const folder = await makeSampleFolder();
after(() => rm(folder, { recursive: true }));

const article = 'content/kennis/eerste-artikel.mdx';
const draft = 'content/kennis/tweede-artikel.mdx';
const planned = 'content/kennis/derde-artikel.mdx';
const solution = 'content/oplossingen/planning.mdx';
const portal = 'content/maquettes/klantportaal';
const model = `${portal}/index.yaml`;
const screen = `${portal}/1-een.mdx`;
const featuredCase = 'content/cases/eerste-case.mdx';
const home = 'content/paginas/home.mdx';
const notFound = 'content/paginas/404.mdx';
const handbook = 'content/README.md';
const company = 'content/bedrijf.json';
const rates = 'content/tarieven.json';
const categories = 'content/cases/categorieen.json';
const words = 'content/woordenlijst.txt';
const redirects = 'public/_redirects';

type Files = Record<string, string | Buffer>;
/** The text to replace, its replacement, and the start of the message; `¦` marks the place of the problem if it is not the start. */
type Change = [from: string | RegExp, to: string, message: string];

const textOf = (file: string) => sampleFiles[file] ?? '';
const linesOf = (file: string) => textOf(file).trimEnd().split('\n').length;
/** Returns the file with a paragraph added at its end. */
const add = (file: string, text: string) => ({ [file]: `${textOf(file).trimEnd()}\n\n${text}\n` });
const asDraft = (file: string) => ({ [file]: textOf(file).replace('---\n', '---\ndraft: true\n') });
const withDate = (file: string, date: string) => ({
  [file]: textOf(file).replace(/^date: .*/m, `date: ${date}`),
});
/** Changes the value of a top-level field. */
const set = (field: string, value: string, message: string): Change => [
  new RegExp(`^${field}: .*`, 'm'),
  `${field}: ${value}`,
  message,
];
/** Adds a paragraph at the end. */
const end = (text: string, message: string): Change => [/\n$/, `\n\n${text}\n`, message];
const ends = (rows: Record<string, string>) =>
  Object.entries(rows).map(([text, message]) => end(text, message));
const link = (url: string, reason: string) => end(`Lees ¦[meer](<${url}>).`, `link "${url}": ${reason}`);
const sentence = (length: number) => 'abcdefghi '.repeat(20).slice(0, length - 1) + '.';

/** Returns the lines of the report on the sample content with these files changed. */
async function check(files: Files): Promise<string[]> {
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
  }
  const report = formatReport((await checkContent(folder, now)).problems, 0).split('\n');
  for (const file of Object.keys(files)) {
    const original = sampleFiles[file];
    await (original === undefined ? rm(join(folder, file)) : writeFile(join(folder, file), original));
  }
  return report.slice(0, -1).filter((line) => line !== '');
}

const cut = (lines: string[], starts: string[]) =>
  lines.map((line, index) => line.slice(0, starts[index]?.length ?? Infinity));

/** Asserts that the report on these files has exactly the lines that start like this. */
async function assertReport(files: Files, starts: string[]): Promise<void> {
  const report = await check(files);
  assert.deepEqual(cut(report, starts), starts, report.join('\n'));
}

/** Makes all changes at once, and asserts that each is reported at its place. */
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

test('the live content has no problem', async () => {
  const { problems, files } = await checkContent(root, new Date());
  assert.deepEqual(
    problems.filter(({ tip }) => !tip),
    [],
  );
  assert.ok(files > 0);
});

test('the sample content has no problem and no tip, even where it is close to one', async () => {
  const describe = (file: string, length: number) => ({
    [file]: textOf(file).replace(/^seoDescription: .*/m, `seoDescription: ${sentence(length)}`),
  });
  const presets = ownMaquette.presets.map(({ id }) => `[${id}](${ownMaquetteHref(id)})`);
  const links = `[Mail](mailto:a@b.nl?subject=Demo) de [receptie](mailto:c@d.nl), [bel](tel:+31791234567), lees [dat](/over#een-kop) op [Wiki](https://a.nl/a–b), of teken ${presets.join(' of ')}.`;
  const mark = '\uFEFF';
  await assertReport(
    {
      [article]: mark + describe(article, 110)[article],
      ...describe(solution, 155),
      ...add(notFound, links),
      ...add(draft, '## Een cafe\u0301\n\nLees [dit](#een-café).'),
      ...add(planned, '## Kosten'),
      [company]: mark + textOf(company).replace('"tagline": "', '"tagline": "Een\\u00A0twee \\u2013 '),
      [words]: mark + textOf(words),
      [redirects]: `${mark}/oud /over 301\n`,
      [model]: textOf(model).replace('name: Klant', 'name: "Klant "'),
      [screen]: textOf(screen).replace(/^role: .*/m, 'role: " Klant"'),
      [categories]: JSON.stringify({ categories: JSON.parse(textOf(categories)).categories.toReversed() }),
    },
    [],
  );
});

test('problems in fields and between files are reported at their place', () =>
  assertTold({
    [article]: [
      set('author', 'jan', 'veld "author": er is niemand "jan" in content/team; kies een ander, of team'),
      set('seoTitle', 'Titel van planning', 'veld "seoTitle": Titel van planning staat ook in'),
      set('seoDescription', sentence(109), 'tip: veld "seoDescription": 109 tekens; het best 110 tot 155'),
      [/^closing:\n.*\n/m, 'closing:\n', 'veld "closing.title": ontbreekt'],
      [/^related:/m, 'autor: team\nrelated:', 'onbekend veld "autor"; kijk of het goed gespeld is'],
      ['- tweede-artikel', '- ¦weg', 'veld "related": er is geen ander artikel "weg" in content/kennis'],
    ],
    [draft]: [
      set('seoDescription', sentence(156), 'tip: veld "seoDescription": 156 tekens; het best 110 tot 155'),
      set('reader', '"¦[Vul in: x]"\ndraft: true', 'tip: nog in te vullen: [Vul in: x]'),
      [
        '- derde-artikel',
        '- ¦tweede-artikel',
        'veld "related": er is geen ander artikel "tweede-artikel" in',
      ],
      end('[Naar](/weg)', 'tip: link "/weg": deze pagina bestaat niet'),
    ],
    [planned]: [
      set('date', '2027-03-12', 'tip: gepland: verschijnt bij de eerste publicatie vanaf 12 maart 2027'),
      ['- tweede-artikel', '- ¦eerste-artikel', 'veld "related": "eerste-artikel" staat er twee keer'],
    ],
    [solution]: [
      set('order', '1', 'veld "order": 1 staat ook in content/oplossingen/klantportaal.mdx; kies een andere'),
      ['title: Titel 4', 'title: R', 'veld "features[4].title": te kort: minstens 3 tekens'],
      ['    - Een zin met nummer 3', '    - ¦Kort', 'veld "card.features[3]": te kort: minstens 5 tekens'],
      link('/kennis/tweede-artikel', 'die pagina is er nog niet (Concept); link er later naar'),
      link('/kennis/derde-artikel', 'die pagina is er nog niet (Gepland voor 12 maart 2027); link er'),
    ],
    [featuredCase]: [
      set('solution', 'weg', 'veld "solution": er is geen oplossing "weg" in content/oplossingen'),
    ],
    [home]: [
      set('seoTitle', 'abcdefghi '.repeat(7), 'veld "seoTitle": te lang: hooguit'),
      ['href: /aanpak/vibe-code', 'href: /aanpak/weg', 'link "/aanpak/weg": deze pagina bestaat niet'],
    ],
    [model]: [[/^roles:\n(?: .*\n)+/m, 'roles:\n  -¦\n', 'veld "roles[1]": ']],
    'content/kennis/leeg.mdx': [['', '---\ndraft: true\n---\n', 'tip: de tekst ontbreekt']],
    'content/maquettes/weg/index.yaml': [
      ['', 'app: Weg\n', 'een maquette heet naar haar oplossing; er is geen "weg" in content/oplossingen'],
    ],
    'content/maquettes/los/1-scherm.mdx': [
      ['', '---\n---\n', 'in deze map ontbreekt index.yaml, met wat voor alle schermen geldt'],
    ],
    [handbook]: [
      ['# Handboek', '# Handboek', 'tip: /contact heeft nog geen regel in de tabel ‘Eén vraag per pagina’'],
      ['| `/contact`', '| `/weg`', 'tip: "/weg" is geen pagina die bezoekers zien'],
      [/.*woord van \/over/, '| `/over` | Een | Woord van /', '‘Woord van /’ is al het hoofdwoord van een'],
      end('Doe he¦t! Schrijf nooit ‘Doe het!’', '‘t!’: geen streepje als pauze en geen uitroepteken'),
      end('Tekst¦\u200B', 'achter ‘Tekst’ staat een onzichtbaar teken, U+200B'),
    ],
    [company]: [
      ['"postalCode": "2403 ', '"postalCode": "2403', 'veld "address.postalCode": vier cijfers, een spatie'],
      ['"tagline": "', '"tagline": "¦\u200B', 'achter ‘"’ staat een onzichtbaar teken, U+200B'],
    ],
    [words]: [end('woord¦\u200B', 'achter ‘woord’ staat een onzichtbaar teken, U+200B')],
    [redirects]: [['', '# uit¦\u200Bleg\n', 'achter ‘uit’ staat een onzichtbaar teken, U+200B']],
    [categories]: [
      ['"count"', '"aantal"', 'veld "categories[1]": onbekend veld "aantal"; kijk of het goed gespeld is'],
    ],
  }));

test('dead and indirect links are reported at their place', () =>
  assertTold({
    [planned]: [
      link('/kennis/bestaat-niet', 'deze pagina bestaat niet; kopieer het deel achter het domein'),
      link('/Oplossingen/planning.html', 'schrijf /oplossingen/planning'),
      link('//oplossingen/planning', 'schrijf /oplossingen/planning'),
      link('/cases/mkb', 'schrijf /cases'),
      link('/maquette/weg', 'deze pagina bestaat niet'),
      link('/privacy#weg', 'die pagina heeft geen kop voor "#weg"; kies uit #inhoud, #tot-slot, #een-kop'),
      link('#weg', 'die pagina heeft geen kop voor "#weg"; kies uit #een-kop'),
      link('web.dev/learn', 'begin met / voor een eigen pagina, of met https:// voor een andere site'),
      link('https://web', 'dit is geen volledig adres'),
      link('mailto:info', 'schrijf het hele mailadres, zoals mailto:naam@bedrijf.nl'),
      link('tel:+3179123', 'schrijf een telefoonnummer, zoals tel:+31791234567'),
      link(`${siteUrl}/contact`, 'schrijf een eigen pagina zonder domein, zoals /contact'),
      link('/niet–verstuurd', 'de streep ‘–’ is een ander teken, U+2013; typ -'),
      link('/over#een–kop', 'de streep ‘–’ is een ander teken, U+2013; typ -'),
      link('/over\u00A0', 'er staat een teken in dat je niet ziet, U+00A0 (harde spatie); haal het weg'),
      link('https://a.nl/b\u00A0c', 'er staat een teken in dat je niet ziet, U+00A0'),
      link(
        'https://voorb\u0435eld.nl/',
        '‘\u0435’ is een letter van een ander alfabet, U+0435; typ het adres',
      ),
      ...ends({
        'Lees ¦www.web.dev.': 'link "http://www.web.dev": begin met https://; een adres in je tekst wordt va',
        '<Quote source="Wet" href="http://a.nl">A</Quote>': 'link "http://a.nl": begin met https://',
      }),
    ],
    [screen]: [
      [
        '<Button href="#twee"',
        '<Button href="#weg"',
        'link "#weg": dat scherm is er niet; kies uit #een, #twee',
      ],
      end('¦[Naar](#weg)', 'link "#weg": dat scherm is er niet'),
      end(
        '<Places caption="a" items={[{"column":1,"row":1,"label":"b","href":"#weg"}]} />',
        'link "#weg": dat scherm is er niet',
      ),
      end('<Button href="#een" label="Ga" next />', 'dit scherm heeft al een knop waarmee je verdergaat'),
      set('role', 'klant', 'veld "role": rol "klant" bestaat niet; kies uit Klant'),
    ],
    [model]: [[/href: "?#\w+"?/, 'href: "#weg"', 'link "#weg": dat scherm is er niet']],
  }));

test('parse errors are reported at their place, in every file at once', async () => {
  await assertTold({
    [solution]: [
      ['\n  description:', '\n¦\tdescription:', 'de velden zijn niet te lezen: spring in met twee'],
    ],
    [featuredCase]: [[/^---\n/, '¦', 'de velden ontbreken: zet ze bovenaan, tussen twee regels met ---']],
    [planned]: [end('Voor prijzen ¦<5 euro', 'een losse < kan niet: schrijf ‘minder dan’')],
    [home]: [end('Een ¦{haakje en {nog} een', 'een losse { kan niet: gebruik ronde haakjes')],
    [categories]: [['"saas",\n      ', '"saas"\n      ¦', 'hiervoor ontbreekt een komma']],
  });
  const first = 'los dit eerst op: tot dan zijn de velden van de andere bestanden niet te controleren';
  await assertTold({
    'content/beloften.json': [
      ['{', '{', first],
      ['\n}', ',\n¦}', 'hier hoort een veldnaam tussen dubbele aanhalingstekens'],
    ],
  });
});

test('a count may be used in a field and in a text; a limit counts the word it becomes', async () => {
  // At the limit with the word filled in, above it as typed.
  const title = `{Oplossingen} ${'woord '.repeat(11)}`.slice(0, 60 + '{Oplossingen}'.length - 'Twee '.length);
  const titled = (text: string) => ({ [home]: textOf(home).replace(/^title: .*/m, `title: "${text}"`) });
  await assertReport(
    { ...titled(title), ...add(notFound, 'Er zijn <Count of="artikelen" /> artikelen.') },
    [],
  );
  assert.match((await check(titled(`${title}en`))).join(), /veld "title": te lang/);
});

test('a model has 6 to 8 screens, each with a unique number and address', async () => {
  assert.deepEqual(screenCount, { min: 6, max: 8 });
  const more = (count: number, name = (index: number) => `${index}-scherm-${index}`) =>
    Object.fromEntries(
      Array.from({ length: count }, (_, index) => [`${portal}/${name(index + 7)}.mdx`, textOf(screen)]),
    );
  const told = async (files: Files) => (await check(files)).filter((line) => !line.includes('README'));
  assert.deepEqual(await told(more(2)), []);
  assert.deepEqual(await told(more(3)), [`${model}:1:1 fout: 9 schermen in deze map; maak er 6 tot 8`]);
  const other = 'content/maquettes/planning';
  const screens = [1, 2, 3, 4, 5].map((place) => [`${other}/${place}-s${place}.mdx`, textOf(screen)]);
  const few = await told({ [`${other}/index.yaml`]: 'app: Plan\n', ...Object.fromEntries(screens) });
  assert.ok(few.includes(`${other}/index.yaml:1:1 fout: 5 schermen in deze map; maak er 6 tot 8`));
  for (const name of ['1-anders', '7-een']) {
    const same = `fout: heeft hetzelfde cijfer of adres als 1-een.mdx; geef een van beide een andere naam`;
    assert.ok((await told(more(1, () => name))).some((line) => line.endsWith(same)));
  }
  for (const name of ['week', '7-Week', '10-week']) {
    const wrong = /fout: de bestandsnaam is de plaats en het adres van het scherm, zoals 1-week-24\.mdx/;
    assert.match((await told(more(1, () => name))).join(), wrong, name);
  }
});

test('a file that is not read, or is named wrong, is reported with the name it should have', async () => {
  const rename = (name: string) => `zo leest de site dit bestand niet; noem het ${name}`;
  const copy = (name: string) =>
    `dit is een reservekopie, die de site niet leest; haal haar weg, of noem haar ${name}`;
  const slug =
    'de bestandsnaam wordt het adres: alleen kleine letters, cijfers en streepjes, met .mdx erachter';
  const other = 'dit bestand leest de site niet; kijk in het handboek in welke map het hoort';
  const reserved = (name: string) => `"${name}" gebruikt de site zelf in adressen; kies een andere naam`;
  const rows: Record<string, string> = {
    'content/kennis/proefstuk.mdx.txt': rename('proefstuk.mdx'),
    'content/kennis/Proef.MDX': rename('proef.mdx'),
    'content/kennis/proef.markdown': rename('proef.mdx'),
    'content/kennis/een.md': rename('een.mdx'),
    'content/maquettes/klantportaal/index.yml': rename('index.yaml'),
    'content/kennis/stuk.mdx~': copy('stuk.mdx'),
    'content/kennis/stuk.mdx.bak': copy('stuk.mdx'),
    'content/kennis/.stuk.mdx.swp': copy('stuk.mdx'),
    'content/kennis/stuk.docx': 'dit soort bestand leest de site niet; zet de tekst in stuk.mdx',
    'content/paginas/sub/x.mdx': 'zo diep leest de site hier niet; zet dit bestand in content/paginas',
    'content/maquettes/planning.mdx': 'een maquette is een map; zet een scherm in content/maquettes/naam-van',
    'content/los.mdx': other,
    'content/oplossingen/index.yaml': other,
    'content/nieuws/Bericht.json': other,
    'content/.cspell.json': other,
    'content/kennis/.prettierrc.mjs': other,
    'content/beelden/.x/x.html': other,
    'content/kennis/Mijn stuk.mdx': `${slug}; noem het mijn-stuk.mdx`,
    'content/kennis/cafe\u0301.mdx': `${slug}; noem het cafe.mdx`,
    'content/kennis/stuk (1).mdx': `${slug}; noem het stuk.mdx`,
    'content/kennis/proef.md.mdx': `${slug}; noem het proef.mdx`,
    'content/kennis/a--b.mdx': `${slug}; noem het a-b.mdx`,
    'content/maquettes/Portaal/index.yaml': slug,
    'content/kennis/index.mdx': reserved('index'),
    'content/kennis/pagina.mdx': reserved('pagina'),
    'content/kennis/categorie.mdx': reserved('categorie'),
  };
  const told = await check(Object.fromEntries(Object.keys(rows).map((file) => [file, 'Tekst'])));
  for (const [file, message] of Object.entries(rows)) {
    const start = `${file}:1:1 fout: ${message}`;
    assert.ok(
      told.some((line) => line.startsWith(start)),
      `${start}\n${told.join('\n')}`,
    );
  }
});

test('a merge conflict or another encoding is the only problem reported for a file', async () => {
  const versions = 'fout: hier staan twee versies door elkaar; kies er een';
  const utf16 = ':1:1 fout: dit bestand is bewaard als UTF-16; bewaar het bestand als UTF-8';
  const conflict = '<<<<<<< HEAD\nEen\n=======\nTwee\n>>>>>>> tak\n';
  const wide = Buffer.from(textOf(article), 'utf16le');
  await assertReport(
    {
      [company]: `${conflict}${textOf(company)}`,
      [planned]: Buffer.from(`${textOf(planned)}Caf\xe9`, 'latin1'),
      [article]: Buffer.concat([Buffer.from([0xff, 0xfe]), wide]),
      [draft]: wide,
      ...add(solution, '>>>>>>> tak'),
      [words]: `${textOf(words)}||||||| basis\n`,
      [redirects]: `/oud /over 301\n${conflict}`,
    },
    [
      `${company}:1:1 ${versions}`,
      `${planned}:1:1 fout: dit bestand is niet bewaard als UTF-8, maar waarschijnlijk als Windows-1252`,
      article + utf16,
      draft + utf16,
      `${solution}:${linesOf(solution) + 2}:1 ${versions}`,
      `${words}:${linesOf(words) + 1}:1 ${versions}`,
      `${redirects}:2:1 ${versions}`,
    ],
  );
  await assertReport(add(article, '```text\n<<<<<<< HEAD\n=======\n>>>>>>> tak\n```'), []);
});

test('a redirect that does not lead from an old address to a public page is reported', async () => {
  const drawing = ownMaquetteHref(ownMaquette.presets.at(-1)?.id ?? '');
  const right = ['/kennis/eerste-artikel#een-kop', '/over', '/aanpak', '/cases/mkb', '/bedankt', '/icon.png'];
  const moved = right.map((to, index) => `/oud-${index} ${to} 301\n`).join('');
  await assertReport({ 'public/icon.png': '', [redirects]: `# uitleg\n\n${moved}` }, []);
  const file = 'is een bestand van de site zelf';
  const page = 'is een pagina of bestand van de site';
  const lines: Record<string, string> = {
    '/kennis/eerste-artikel /over 301': `"/kennis/eerste-artikel" ${page}`,
    '/icon.png /over 301': `"/icon.png" ${page}`,
    [`${drawing} /contact 301`]: `"${drawing}" ${page}`,
    '/Contact /over 301': '"/Contact" is een andere spelling van de pagina /contact; haal deze regel weg',
    '/favicon.svg /over 301': `"/favicon.svg" ${file}; haal deze regel weg`,
    '/_headers /over 301': `"/_headers" ${file}`,
    '/_astro/a.css /over 301': `"/_astro/a.css" ${file}`,
    '/kennis/derde-artikel /over 301': `hier komt ${planned} te staan (Gepland voor 22 november 2026); haal deze`,
    '/o\u043Ed /over 301': '‘\u043E’ is een letter van een ander alfabet, U+043E',
    '/verhuisd /over#weg 301': '"/over#weg": die pagina heeft geen kop voor "#weg"; kijk in de adresbalk',
    '/oud /expertise/vakgebied 301': 'de pagina "/expertise/vakgebied" is er niet',
    '/weg https://elders.nl 301': 'het nieuwe adres "https://elders.nl": alleen',
    '// uitleg': 'schrijf het oude adres, het nieuwe adres en 301',
    // A page that is taken offline may redirect its visitors.
    '/kennis/tweede-artikel /over 301': '',
    '/oud/contact /over 301': '',
  };
  const told = await check({
    ...asDraft(draft),
    ...asDraft('content/expertise/vakgebied.mdx'),
    ...withDate(planned, '2026-11-22'),
    'public/icon.png': '',
    [redirects]: `${Object.keys(lines).join('\n')}\n`,
  });
  const expected = Object.values(lines).flatMap((message, index) =>
    message ? `${redirects}:${index + 1}:1 fout: ${message}` : [],
  );
  const found = told.filter((line) => line.startsWith(redirects));
  assert.deepEqual(cut(found, expected), expected);
  const hidden = (line: number) =>
    `dit adres is verhuisd, zie public/_redirects regel ${line}; haal die regel weg voordat dit verschijnt`;
  assert.ok(told.includes(`${article}:1:1 fout: ${hidden(1)}`));
  assert.ok(told.includes(`${planned}:1:1 fout: ${hidden(8)}`));
  assert.ok(told.includes(`${draft}:1:1 tip: ${hidden(14)}`));
});

test('every problem of photos is reported at its place, and nothing else', async () => {
  const bytes = await takePhoto(1600, 900);
  const photo = (key: string, change: object = {}): Files => ({
    [`content/beelden/${key}/index.json`]: JSON.stringify(
      { file: 'a.jpg', alt: 'Een kraan boven een bouwplaats', ...change },
      null,
      2,
    ),
    [`content/beelden/${key}/a.jpg`]: bytes,
  });
  const files = {
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
  };
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
  await assertReport(
    files,
    told.map((line) => `content/beelden/${line}`),
  );
});

test('all characters of a field that a share image cannot draw are reported at once', async () => {
  assert.deepEqual(await listMissingLetters(common.source.replace(/[\\[\]^]/g, '')), []);
  await assertReport(
    {
      [company]: textOf(company).replace('"tagline": "', '"tagline": "→ '),
      [article]: textOf(article).replace(/^title: .*/m, 'title: Minder CO₂ met een ✓ erbij'),
      [solution]: textOf(solution).replace(
        /^subtitle: .*/m,
        'subtitle: Een zin zonder. De tweede met ₂ ziet niemand.',
      ),
    },
    [
      `${company}:4:3 fout: veld "tagline": op het deelplaatje kan → niet; schrijf het anders`,
      `${article}:4:1 fout: veld "title": op het deelplaatje kan ₂ en ✓ niet; schrijf het anders`,
    ],
  );
});

test('missing, duplicate and invalid items of a list are reported in Dutch', async () => {
  const value = JSON.parse(textOf(rates)) as Record<string, unknown>;
  const write = (change: object) => ({ [rates]: JSON.stringify({ ...value, ...change }, null, 2) });
  await assertReport(write({ mockup: undefined }), [`${rates}:1:1 fout: veld "mockup": ontbreekt`]);
  await assertReport(write({ date: '2026-02-30' }), [
    `${rates}:64:3 fout: veld "date": schrijf een dag als 2026-11-23`,
  ]);
  const infinite = write({ hour: 0 })[rates]?.replace('"hour": 0', '"hour": 1e999') ?? '';
  await assertReport({ [rates]: infinite }, [`${rates}:66:3 fout: veld "hour": moet een getal zijn`]);
  for (const [typed, reason] of Object.entries({
    'Bouwen &amp; ': '‘&amp;’ blijft hier zo staan; typ het teken zelf',
    ' ': 'begint of eindigt met een spatie, of heeft een tab of Enter; haal die weg',
    'een\\t': 'begint of eindigt met een spatie',
    'een\\u0007': 'er staat een teken in dat je niet ziet, U+0007 (stuurteken)',
  }))
    await assertReport({ [company]: textOf(company).replace('"tagline": "', `"tagline": "${typed}`) }, [
      `${company}:4:3 fout: veld "tagline": ${reason}`,
    ]);
  const { categories: groups } = JSON.parse(textOf(categories)) as { categories: { id: string }[] };
  const [first, second, third] = groups;
  await assertReport({ [categories]: JSON.stringify({ categories: [first, first, second] }, null, 2) }, [
    `${categories}:1:1 fout: de groep "${third?.id}" ontbreekt; zet haar terug`,
    `${categories}:10:7 fout: "${first?.id}" staat er twee keer; geef er een een andere id`,
  ]);
});

test('a report lists tips, then problems, by file and line, and ends with their numbers', () => {
  const problem = (file: string, line: number, tip = false) => ({ file, line, column: 3, tip, message: 'x' });
  const problems = [problem('b', 9), problem('b', 2), problem('c', 1, true), problem('a', 7)];
  assert.deepEqual(formatReport(problems, 12).split('\n'), [
    'c:1:3 tip: x',
    'a:7:3 fout: x',
    'b:2:3 fout: x',
    'b:9:3 fout: x',
    '',
    '12 bestanden gecontroleerd: 3 fouten, 1 tip.',
  ]);
  assert.equal(formatReport([], 12), '12 bestanden gecontroleerd: geen fouten, geen tips.');
});

test('a page of a listing is an address once there are enough published articles', () => {
  const list = (count: number, extra = '') => {
    const fields = `---\ndate: 2026-01-01\ncategory: "Security & Privacy"\n${extra}---\n`;
    const texts = Array.from({ length: count }, (_, index) => ({
      ...parseTextFile(`content/kennis/artikel-${index}.mdx`, 'articles', fields),
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
  euro: {
    wrong: ['Kost €10', 'Kost €'],
    right: ['Kost € 10', 'schrijf € met een spatie'],
  },
  formalYou: {
    wrong: ['Wilt u meer?', 'Uw gegevens', 'Doe het uzelf.', '‘Uw’ is formeel'],
    right: ['9:00 uur, nu, ruw, U2, U+00A0', "u'tje", '/x/u.test(text)'],
  },
  cliche: {
    wrong: ['Naadloze koppelingen', 'We ontzorgen je', 'Een krachtig platform'],
    right: ['De naad van een jas', 'De kracht van de mockupfase', 'Aan de slag, zonder zorgen'],
  },
  pause: {
    wrong: ['Snel – en goed', 'Probeer het!'],
    right: ['- Een punt', '2-3 weken', 'mkb-bedrijf', '![alt]'],
  },
  spelling: {
    wrong: ['drie web-apps', 'excl. BTW', 'voor het MKB', 'Saas-platform', 'KVK-nummer'],
    right: ['Een progressive web app', 'webapplicatie', 'excl. btw', 'SaaS-platform', 'KvK-nummer'],
  },
};

test('each rule of notation matches its mistakes, but not the quotes of the handbook', () => {
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

test('texts in code address the visitor as je, and contain no stock phrase', async () => {
  const layers = 'build,content,components,islands,layouts,pages,sections,seo,site';
  const files = await Array.fromAsync(glob(`src/{${layers}}/**/*.{astro,ts,tsx}`, { cwd: root }));
  assert.ok(files.length > 0);
  for (const file of files.filter((name) => !name.includes('.test.'))) {
    const text = await readFile(join(root, file), 'utf8');
    const found = checkNotation({ file, text }).filter(({ message }) =>
      [notationRules.formalYou.advice, notationRules.cliche.advice].some((each) => message.endsWith(each)),
    );
    assert.deepEqual(found, []);
  }
});
