import assert from 'node:assert/strict';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { after, test } from 'node:test';

import { siteUrl } from '../../site/site-url.ts';
import { makeTrialFolder, trialFiles } from '../testing/trial-folder.ts';
import { root } from '../testing/trial-site.ts';
import { checkContent } from './check-content.ts';
import type { Fault } from './fault.ts';

const now = new Date('2026-11-21T12:00:00Z');

/** Made-up content, which each test changes and puts back. */
const copy = await makeTrialFolder();
after(() => rm(copy, { recursive: true }));

const article = 'content/kennis/eerste-artikel.mdx';
const other = 'content/kennis/tweede-artikel.mdx';
const solution = 'content/oplossingen/planning.mdx';
const model = 'content/maquettes/klantportaal.mdx';
const featuredCase = 'content/cases/eerste-case.mdx';
const home = 'content/paginas/home.mdx';
const photos = 'content/fotos.json';
const company = 'content/bedrijf.json';
const categories = 'content/cases/categorieen.json';

const textOf = (file: string) => trialFiles[file] ?? '';

/** The faults after the given files have the given texts, as `line:column fout: message`, by file. */
async function check(files: Record<string, string>): Promise<Fault[]> {
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(copy, file)), { recursive: true });
    await writeFile(join(copy, file), text);
  }
  const { faults } = await checkContent(copy, now);
  for (const file of Object.keys(files)) {
    const original = textOf(file);
    await (original === '' ? rm(join(copy, file)) : writeFile(join(copy, file), original));
  }
  return faults;
}

/** Puts `text` as a paragraph of its own at the end of a file. */
const add = (text: string) => (original: string) => `${original.trimEnd()}\n\n${text}\n`;
/** Gives the field on a line of its own, at the top level, another value. */
const set = (field: string, value: string) => (original: string) =>
  original.replace(new RegExp(`^${field}: .*$`, 'm'), `${field}: ${value}`);

interface Case {
  what: string;
  file: string;
  change: (original: string) => string;
  /** The text at which the fault stands: the last such place in the changed file. */
  at: string;
  message: string | RegExp;
  tip?: true;
}

const cases: Case[] = [
  // Names of other files
  {
    what: 'an author whom nobody knows',
    file: article,
    change: set('author', 'jan'),
    at: 'author:',
    message:
      'veld "author": er is niemand "jan" in content/team; schrijf team, of een bestandsnaam zonder .mdx',
  },
  {
    what: 'a solution that does not exist',
    file: featuredCase,
    change: set('solution', 'weg'),
    at: 'solution:',
    message: 'veld "solution": er is geen oplossing "weg" in content/oplossingen',
  },
  // Fields
  {
    what: 'a search title that is too long',
    file: article,
    change: set('seoTitle', `"${'abcdefghi '.repeat(7)}"`),
    at: 'seoTitle:',
    message: /^veld "seoTitle": te lang: met het achtervoegsel \d+ tekens, hooguit 60$/,
  },
  {
    what: 'a count in a field of what is not counted',
    file: article,
    change: set('title', '"Wat {oplosingen} oplossingen kosten"'),
    at: 'title: "Wat {',
    message: /^veld "title": \{oplosingen\} kan hier niet; kies uit \{oplossingen\}, \{Oplossingen\}, /,
  },
  {
    what: 'a count in a text of what is not counted',
    file: article,
    change: add('Er zijn <Count of="oplosingen" /> oplossingen.'),
    at: '<Count',
    message: /^of="oplosingen" bestaat niet; kies uit oplossingen, Oplossingen, /,
  },
  {
    what: 'a short text deep in the fields',
    file: solution,
    change: (text) => text.replace('title: Titel 4', 'title: R'),
    at: 'title: R\n',
    message: 'veld "features[4].title": te kort: minstens 3 tekens',
  },
  {
    what: 'a short text in a list in a group',
    file: solution,
    change: (text) => text.replace('    - Een zin met nummer 3', '    - Kort'),
    at: 'Kort',
    message: 'veld "card.features[3]": te kort: minstens 5 tekens',
  },
  {
    what: 'a field that is missing in a group, at that group',
    file: article,
    change: (text) => text.replace(/^ {2}title: .*\n/m, ''),
    at: 'closing:',
    message: 'veld "closing.title": ontbreekt',
  },
  {
    what: 'an unknown field',
    file: article,
    change: (text) => text.replace('author: team', 'author: team\nautor: team'),
    at: 'autor:',
    message: 'onbekend veld "autor"; kijk of het goed gespeld is',
  },
  {
    what: 'a field that stands there twice',
    file: article,
    change: (text) => text.replace('author: team', 'author: team\nauthor: team'),
    at: 'author:',
    message: /^de velden zijn niet te lezen: dit veld staat er twee keer; haal er één weg \(duplicated/,
  },
  {
    what: 'a colon without quotes',
    file: article,
    change: set('title', 'PWA: wat is dat'),
    at: ': wat is dat',
    message: /^de velden zijn niet te lezen: zet tekst met een dubbele punt tussen aanhalingstekens/,
  },
  {
    what: 'a tab in the fields',
    file: solution,
    change: (text) => text.replace('\n  description:', '\n\tdescription:'),
    at: '\tdescription',
    message: /^de velden zijn niet te lezen: spring in met twee spaties, nooit met een tab/,
  },
  {
    what: 'fields without their lines of hyphens',
    file: featuredCase,
    change: (text) => text.replace(/^---\n/, ''),
    at: 'order: 1',
    message: 'de velden ontbreken: zet ze bovenaan, tussen twee regels met ---',
  },
  {
    what: 'an unknown photo',
    file: article,
    change: set('image', 'zonder-foto'),
    at: 'image:',
    message:
      'veld "image": onbekende foto "zonder-foto"; kies een sleutel uit content/fotos.json of een map uit content/beelden',
  },
  {
    what: 'an icon that no solution has',
    file: solution,
    change: set('icon', 'rocket'),
    at: 'icon:',
    message: /^veld "icon": kies een van: "portal", .*"tenants"$/,
  },
  {
    what: 'a change before the publication',
    file: article,
    change: (text) => text.replace(/^author:/m, 'updated: 2026-03-11\nauthor:'),
    at: 'updated:',
    message: 'veld "updated": ligt voor "date"; de laatste wijziging komt na de publicatie',
  },
  {
    what: 'a planned day',
    file: article,
    change: set('date', '2027-03-12'),
    at: 'date:',
    message: 'gepland: verschijnt bij de eerste publicatie vanaf 12 maart 2027',
    tip: true,
  },
  {
    what: 'a description of 109 characters',
    file: article,
    change: set('seoDescription', `"${'abcdefghi '.repeat(11).slice(0, 109).replace(/ $/, 'j')}"`),
    at: 'seoDescription:',
    message: 'veld "seoDescription": 109 tekens; het best 110 tot 155',
    tip: true,
  },
  {
    what: 'a description of 156 characters',
    file: article,
    change: set('seoDescription', `"${'abcdefghi '.repeat(16).slice(0, 156)}"`),
    at: 'seoDescription:',
    message: 'veld "seoDescription": 156 tekens; het best 110 tot 155',
    tip: true,
  },
  {
    what: 'a place that is still to be filled',
    file: other,
    change: add('[Vul in: het slot]'),
    at: '[Vul in',
    message: 'nog in te vullen: [Vul in: het slot]',
  },
  {
    what: 'a place of a draft that is still to be filled',
    file: featuredCase,
    change: (text) => add('[Vul in: het slot]')(text.replace('order: 1', 'order: 1\ndraft: true')),
    at: '[Vul in',
    message: 'nog in te vullen: [Vul in: het slot]',
    tip: true,
  },
  // Among files
  {
    what: 'a place in the order that another has',
    file: solution,
    change: set('order', '1'),
    at: 'order:',
    message: 'veld "order": 1 staat ook in content/oplossingen/klantportaal.mdx; kies een andere',
  },
  {
    what: 'a search title that another page has',
    file: article,
    change: set('seoTitle', 'Titel van planning'),
    at: 'seoTitle:',
    message: `veld "seoTitle": Titel van planning staat ook in ${solution}; kies een andere`,
  },
  {
    what: 'a related article that does not exist',
    file: article,
    change: (text) => text.replace('  - derde-artikel', '  - de-kracht'),
    at: 'de-kracht\n',
    message: 'veld "related": er is geen ander artikel "de-kracht" in content/kennis',
  },
  {
    what: 'a model of no solution',
    file: 'content/maquettes/onbekend.mdx',
    change: () => textOf(model),
    at: '---\nseoTitle',
    message: 'een maquette heet naar haar oplossing; er is geen "onbekend" in content/oplossingen',
  },
  {
    what: 'a button to a screen that is not there',
    file: model,
    change: (text) => text.replace('href="#twee"', 'href="#nergens"'),
    at: '<Button href="#nergens"',
    message: /^link "#nergens": dat scherm is er niet; kies uit #een, #twee/,
  },
  {
    what: 'a role that is none, in a model',
    file: model,
    change: (text) => text.replace(/^roles:\n(?: .*\n)+/m, 'roles:\n  -\n'),
    at: '\nnotDrawn',
    message: /^veld "roles\[1\]": /,
  },
  {
    what: 'a model that cannot be read',
    file: model,
    change: add('<Screen role="Klant">\n\nTekst'),
    at: '<Screen',
    message: /^zet <\/Screen> op een eigen regel/,
  },
  {
    what: 'a part of texts on a screen',
    file: model,
    change: (text) => text.replace('- **Een regel** op het scherm', '<Steps />'),
    at: '<Steps />',
    message: /^het onderdeel "Steps" bestaat niet; kies uit Board, /,
  },
  {
    what: 'a part of screens in a text',
    file: article,
    change: add('<Screen role="Klant" />'),
    at: '<Screen',
    message: /^het onderdeel "Screen" bestaat niet; kies uit Callout, /,
  },
  {
    what: 'a page without a route',
    file: 'content/paginas/nieuw.mdx',
    change: () => '',
    at: '',
    message: 'deze pagina heeft nog geen adres; vraag een engineer',
  },
  {
    what: 'a file in a folder that the site does not know',
    file: 'content/nieuws/bericht.mdx',
    change: () => 'Nieuws',
    at: 'Nieuws',
    message: 'dit bestand leest de site niet; kijk in het handboek in welke map het hoort',
  },
  {
    what: 'a file name with capitals',
    file: 'content/nieuws/Bericht.json',
    change: () => '{}',
    at: '{',
    message: 'dit bestand leest de site niet; kijk in het handboek in welke map het hoort',
  },
  // Text
  {
    what: 'a part that is not closed',
    file: article,
    change: add('<Callout title="Let op">\n\nTekst'),
    at: '<Callout',
    message: /^zet <\/Callout> op een eigen regel, met een lege regel ervoor \(Expected a closing tag/,
  },
  {
    what: 'a loose <',
    file: article,
    change: add('Voor prijzen <5 euro'),
    at: '<5',
    message: /^een losse < kan niet: schrijf ‘minder dan’/,
  },
  {
    what: 'a { that is not closed',
    file: article,
    change: add('Een {haakje en {nog} een'),
    at: '{haakje',
    message: /^een losse \{ kan niet: gebruik ronde haakjes/,
  },
  {
    what: 'code in a text',
    file: article,
    change: add('Een {haakje} in de zin'),
    at: '{haakje}',
    message: 'een losse { kan niet: gebruik ronde haakjes',
  },
  {
    what: 'an import',
    file: article,
    change: add('import fs from "node:fs"'),
    at: 'import',
    message: /^‘import’ en ‘export’ kunnen niet/,
  },
  {
    what: 'an unknown part',
    file: article,
    change: add('<Calout title="Let op">Tekst</Calout>'),
    at: '<Calout',
    message: /^het onderdeel "Calout" bestaat niet; kies uit .*Callout/,
  },
  {
    what: 'a part without what it needs',
    file: article,
    change: add('<Callout>\n\nTekst\n\n</Callout>'),
    at: '<Callout>',
    message: 'in Callout ontbreekt title="…"',
  },
  {
    what: 'an attribute that a part does not have',
    file: article,
    change: add('<Figure photo="proefstrand" caption="Zand" alt="Zand" />'),
    at: '<Figure',
    message: 'Figure kent geen "alt"; kies uit photo, caption',
  },
  {
    what: 'a heading of the site as a part',
    file: article,
    change: add('<H2>Slot</H2>'),
    at: '<H2>',
    message: /^het onderdeel "H2" bestaat niet; kies uit Callout, /,
  },
  {
    what: 'a company fact that does not exist',
    file: article,
    change: add('Bel <CompanyFact name="fax" />.'),
    at: '<CompanyFact',
    message: 'name="fax" bestaat niet; kies uit name, legalName, email, phone, address, kvk, vatId',
  },
  {
    what: 'a text where a part wants a list',
    file: article,
    change: add('<KeyFigures items="2 weken" />'),
    at: '<KeyFigures',
    message: 'items="2 weken": moet een lijst zijn',
  },
  {
    what: 'a link of a part',
    file: article,
    change: add('<Quote source="De wet" href="http://wetten.overheid.nl">Tekst</Quote>'),
    at: '<Quote',
    message: 'link "http://wetten.overheid.nl": begin met https://',
  },
  {
    what: 'an unknown photo in a part',
    file: article,
    change: add('<Figure photo="zonder-foto" caption="Een dag vrij" />'),
    at: '<Figure',
    message:
      'onbekende foto "zonder-foto"; kies een sleutel uit content/fotos.json of een map uit content/beelden',
  },
  {
    what: 'a part where the page shows none',
    file: featuredCase,
    change: add('<Callout title="Let op">Tekst</Callout>'),
    at: '<Callout',
    message: 'deze pagina kent geen onderdelen; schrijf Callout als gewone tekst',
  },
  {
    what: 'HTML',
    file: article,
    change: add('Een <b>vet</b> woord'),
    at: '<b>',
    message: '<b> is HTML en kan hier niet; gebruik Markdown',
  },
  {
    what: 'an image in Markdown',
    file: article,
    change: add('![Een magazijn](/foto.jpg)'),
    at: '![',
    message: 'een afbeelding zet je neer met <Figure photo="…" caption="…" />',
  },
  // Headings
  {
    what: 'a heading of the first level',
    file: article,
    change: add('# Slot'),
    at: '# Slot',
    message: 'de kop met één # maakt de site zelf; begin met ##',
  },
  {
    what: 'a skipped level',
    file: article,
    change: add('## Slot\n\n#### Bijlage'),
    at: '#### Bijlage',
    message: 'deze kop slaat een niveau over; schrijf ### in plaats van ####',
  },
  {
    what: 'a card without a heading above it',
    file: 'content/paginas/over.mdx',
    change: (text) =>
      `${text.slice(0, text.indexOf('---', 4) + 4)}\n<CardGrid>\n\n<Card title="Los">\n\nTekst\n\n</Card>\n\n</CardGrid>\n`,
    at: '<Card title',
    message: 'boven een Card hoort een kop met ##',
  },
  {
    what: 'a heading that stands there twice',
    file: article,
    change: add('## Een **kop**'),
    at: '## Een **',
    message: 'deze kop staat er twee keer; geef hem een eigen naam',
  },
  {
    what: 'a heading in a case',
    file: featuredCase,
    change: add('## Resultaat'),
    at: '## Resultaat',
    message: 'hier horen geen koppen; maak er een gewone alinea van',
  },
  {
    what: 'a heading on the page for what does not exist',
    file: 'content/paginas/404.mdx',
    change: add('## Slot'),
    at: '## Slot',
    message: 'hier horen geen koppen; maak er een gewone alinea van',
  },
  // Links
  ...(
    [
      ['/kennis/bestaat-niet', /^deze pagina bestaat niet; kopieer/],
      ['/expertise/bestaat-niet', /^deze pagina bestaat niet; kopieer/],
      ['/oplossingen/planning/', 'schrijf /oplossingen/planning'],
      ['/oplossingen/planning.html', 'schrijf /oplossingen/planning'],
      ['/Oplossingen/Planning', 'schrijf /oplossingen/planning'],
      ['//oplossingen/planning', 'schrijf /oplossingen/planning'],
      ['/aanpak', 'schrijf /aanpak/vibe-code'],
      ['/cases/mkb', 'schrijf /cases'],
      [
        '/oplossingen/planning#bestaat-niet',
        /^die pagina heeft geen kop voor "#bestaat-niet"; kies uit #inhoud, .*#een-kop$/,
      ],
      ['#bestaat-niet', /^die pagina heeft geen kop voor "#bestaat-niet"; kies uit #/],
      ['http://web.dev', 'begin met https://'],
      ['web.dev/learn', /^begin met \/ voor een eigen pagina/],
      ['https://web', 'dit is geen volledig adres'],
      [`${siteUrl}/contact`, 'schrijf een eigen pagina zonder domein, zoals /contact'],
    ] as const
  ).map(([url, reason]) => ({
    what: `a link to ${url}`,
    file: article,
    change: add(`Lees [meer](${url}).`),
    at: '[meer]',
    message:
      reason instanceof RegExp
        ? new RegExp(reason.source.replace('^', 'link ".*": '))
        : `link "${url}": ${reason}`,
  })),
  {
    what: 'a link in a field',
    file: home,
    change: (text) => text.replace('href: /aanpak/vibe-code', 'href: /aanpak/mockup'),
    at: 'href: /aanpak/mockup',
    message: /^link "\/aanpak\/mockup": deze pagina bestaat niet/,
  },
  {
    what: 'a link to a draft',
    file: solution,
    change: add('Lees [meer](/kennis/eerste-artikel).'),
    at: '[meer]',
    message: 'link "/kennis/eerste-artikel": die pagina is er nog niet (Concept); link er later naar',
  },
  // Notation
  {
    what: 'an amount without a space',
    file: solution,
    change: add('Dat kost €10.'),
    at: '€10',
    message: /^‘€1’: tussen € en het bedrag hoort een spatie/,
  },
  {
    what: 'a formal you',
    file: article,
    change: add('Wat kan uw bedrijf ermee?'),
    at: 'uw bedrijf',
    message: '‘uw’: schrijf ‘je’ of ‘jouw’ in plaats van ‘u’ of ‘uw’',
  },
  {
    what: 'a word that could stand on any site',
    file: article,
    change: add('Een naadloze koppeling.'),
    at: 'naadloze',
    message: /^‘naadloz’: dit kan op elke site staan/,
  },
  {
    what: 'an exclamation mark in the handbook, outside quotes',
    file: 'content/README.md',
    change: add('Doe het! Schrijf nooit ‘Doe het!’'),
    at: 't! Schrijf',
    message: /^‘t!’: geen streepje als pauze en geen uitroepteken/,
  },
  // JSON
  {
    what: 'a comma too few',
    file: company,
    change: (text) => text.replace('"kvk": "87654321",', '"kvk": "87654321"'),
    at: '"vatId"',
    message: /^hiervoor ontbreekt een komma/,
  },
  {
    what: 'a comma too many',
    file: photos,
    change: (text) => text.replace('"credit": "Iemand"', '"credit": "Iemand",'),
    at: '},\n  "proefstrand"',
    message: /achter het laatste veld staat geen komma/,
  },
  {
    what: 'a file without which no fields can be checked',
    file: company,
    change: (text) => text.slice(0, -2),
    at: '{\n  "name": "Proef',
    message: /^los dit eerst op: tot dan zijn de velden/,
  },
  {
    what: 'a comma too few in the groups of cases',
    file: categories,
    change: (text) => text.replace('"id": "saas",', '"id": "saas"'),
    at: '"title": "Groep 2"',
    message: /^hiervoor ontbreekt een komma/,
  },
  {
    what: 'a key that stands there twice',
    file: company,
    change: (text) => text.replace('"kvk": "87654321",', '"kvk": "87654321",\n  "name": "Ander",'),
    at: '"name": "Ander"',
    message: '"name" staat er twee keer; haal er één weg',
  },
  {
    what: 'a wrong field of the company',
    file: company,
    change: (text) => text.replace('3011 AA', '3011AA'),
    at: '"postalCode"',
    message: 'veld "address.postalCode": vier cijfers, een spatie en twee hoofdletters, zoals 2711 AB',
  },
  {
    what: 'a photo described by a file name',
    file: photos,
    change: (text) => text.replace('Een foto om mee te proeven', 'telefoon-in-hand.jpg'),
    at: '"alt": "telefoon-in-hand.jpg"',
    message: /^veld "[\w-]+\.alt": is een bestandsnaam; beschrijf wat er te zien is$/,
  },
  {
    what: 'a group of cases without its number',
    file: categories,
    change: (text) => text.replace('"count"', '"aantal"'),
    at: '"aantal"',
    message: 'veld "[1]": onbekend veld "aantal"; kijk of het goed gespeld is',
  },
];

test('the live content has no fault', async () => {
  const { faults, files } = await checkContent(root, new Date());
  assert.deepEqual(
    faults.filter(({ tip }) => !tip),
    [],
  );
  assert.ok(files > 0);
});

test('the made-up content has no fault and gives no tip, so that each case below makes its own', async () => {
  assert.deepEqual(await check({}), []);
});

for (const { what, file, change, at, message, tip = false } of cases) {
  test(`${what} is told with its place`, async () => {
    const original = textOf(file);
    const text = change(original);
    assert.ok(text !== original || original === '', 'the fixture no longer changes the file');
    const draft =
      what === 'a link to a draft'
        ? { [article]: textOf(article).replace('author:', 'draft: true\nauthor:') }
        : {};
    const faults = (await check({ ...draft, [file]: text })).filter((fault) => fault.file === file);
    const before = text.slice(0, text.lastIndexOf(at)).split('\n');
    const [found] = faults.filter((fault) =>
      message instanceof RegExp ? message.test(fault.message) : fault.message === message,
    );
    assert.ok(found, JSON.stringify(faults, null, 1));
    const place = { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
    assert.deepEqual({ line: found.line, column: found.column, tip: found.tip }, { ...place, tip });
  });
}

const short = 'Dit is kort. ';
const long = 'Deze zin heeft meer woorden dan een korte zin er hebben mag. ';
const condition = 'Heb je er een vraag over, dan hoor je het van ons. ';
const links = (text: string) => text.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1');

/** What is told as a tip, and just not: the text that is put at the end of the solution, or what is done to its file. */
const tips: {
  what: string;
  told: (original: string) => string;
  not: (original: string) => string;
  message: RegExp;
}[] = [
  {
    what: 'more than a fifth of the sentences short',
    told: add(short.repeat(4) + long.repeat(18)),
    not: add(short.repeat(4) + long.repeat(19)),
    message: /^\d van de \d+ zinnen hebben zes woorden of minder/,
  },
  {
    what: 'four conditions that start with their verb',
    told: add(condition.repeat(4)),
    not: add(
      condition.repeat(3) +
        'Als je dat wilt, dan kan het. Heb je een vraag, of een wens? Daar wil je heen, dan ga je.',
    ),
    message: /^4 zinnen beginnen als ‘Is dat zo, dan …’/,
  },
  {
    what: 'an example that another page tells',
    told: add('Bij 34 monteurs is het anders.'),
    not: add('Na 34 minuten is het anders, bij 9 monteurs en € 34 per uur.'),
    message: /^‘34 \p{L}+’ staat ook in kennis\/eerste-artikel\.mdx/u,
  },
  {
    what: 'a text that leads to one page',
    told: (text) => text.replace(/ \[een andere link\]\([^)]*\)/, ''),
    not: (text) => text.replace('een andere link', 'een link'),
    message: /^de tekst leidt naar maar één andere pagina/,
  },
];

for (const { what, told, not, message } of tips) {
  test(`${what} is told as a tip, and no less than that`, async () => {
    const change = (text: (original: string) => string) => ({
      [solution]: text(textOf(solution)),
      [article]: add('Met 34 monteurs en 34 minuten, 9 monteurs en € 34 per uur.')(textOf(article)),
    });
    const find = async (files: Record<string, string>) =>
      (await check(files)).filter((fault) => message.test(fault.message));
    const [found, ...others] = await find(change(told));
    assert.deepEqual([found?.file, found?.tip, others], [solution, true, []]);
    assert.deepEqual(await find(change(not)), []);
  });
}

test('a count may stand in a field, in a text and where no part may', async () => {
  const notFound = 'content/paginas/404.mdx';
  // As long as a title may be once the word is there, and longer as it is typed.
  const title = `{Oplossingen} ${'woord '.repeat(11)}`.slice(
    0,
    60 + '{Oplossingen}'.length - 'Twee'.length - 1,
  );
  const files = {
    [home]: set('title', `"${title}"`)(textOf(home)),
    [notFound]: add('Er zijn <Count of="artikelen" /> artikelen.')(textOf(notFound)),
  };
  assert.deepEqual(await check(files), []);
  const [tooLong] = await check({ [home]: set('title', `"${title.trimEnd()} langer"`)(textOf(home)) });
  assert.match(tooLong?.message ?? '', /^veld "title": te lang/);
});

test('a price on six pages is told, on five not', async () => {
  const files = Object.keys(trialFiles).filter((file) => /kennis|aanpak/.test(file));
  const withPrice = (count: number) =>
    Object.fromEntries(files.slice(0, count).map((file) => [file, add('Voor € 10 tot € 20.')(textOf(file))]));
  assert.deepEqual(await check(withPrice(5)), []);
  const [found, ...others] = await check(withPrice(6));
  assert.match(found?.message ?? '', /^‘€ 10 tot € 20’ staat ook in (\S+, ){4}\S+;/);
  assert.deepEqual(others, []);
});

test('a page without a text that leads there is told, once', async () => {
  const leading = Object.keys(trialFiles).filter((file) => textOf(file).includes('](/oplossingen/planning)'));
  assert.equal(leading.length, 2);
  const faults = await check(Object.fromEntries(leading.map((file) => [file, links(textOf(file))])));
  assert.deepEqual(
    faults.filter(({ file }) => file === solution).map(({ message }) => message),
    ['naar deze pagina leidt de tekst van geen andere pagina; zorg voor minstens twee'],
  );
});

test('the table of questions gives each page one of its own', async () => {
  const handbook = 'content/README.md';
  const changes: [change: (text: string) => string, message: string, tip: boolean][] = [
    [
      (text) => text.replace('woord van /over', 'Woord van /'),
      '‘Woord van /’ is al het hoofdwoord van een andere pagina; kies een ander',
      false,
    ],
    [
      (text) => text.replace('`/over` | Een', '`/weg` | Een'),
      '"/weg" is geen pagina die bezoekers zien',
      true,
    ],
    [
      (text) => text.replace(/^\| `\/over` .*\n/m, ''),
      '/over heeft nog geen regel in de tabel ‘Eén vraag per pagina’',
      true,
    ],
  ];
  for (const [change, message, tip] of changes) {
    const found = (await check({ [handbook]: change(textOf(handbook)) })).find(
      (fault) => fault.message === message,
    );
    assert.equal(found?.tip, tip, message);
  }
});

test('one run tells the faults of every file, also where another cannot be read', async () => {
  const faults = await check({
    [categories]: '[',
    [article]: set('image', 'zonder-foto')(textOf(article)),
    [other]: add('{')(textOf(other)),
    [solution]: add('# Kop')(set('order', '0')(textOf(solution))),
  });
  const wrong = faults.filter(({ tip }) => !tip);
  assert.deepEqual([...new Set(wrong.map(({ file }) => file))].sort(), [
    categories,
    article,
    other,
    solution,
  ]);
  assert.equal(wrong.filter(({ file }) => file === solution).length, 2);
});
