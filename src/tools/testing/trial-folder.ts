// For tests: a whole content folder of made-up texts, so that no test knows an editor's words.
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { stringify } from 'yaml';

import { caseCategoryIds } from '../../collections/case-category-ids.ts';
import { routes } from '../../site/addresses.ts';
import { photoKeys } from '../../site/photos.ts';
import { promiseNames } from '../../site/promises.ts';
import * as content from './trial-content.ts';

const root = join(import.meta.dirname, '../../..');

const company = {
  name: 'Proefbureau',
  legalName: 'Proefbureau B.V.',
  tagline: 'Een bureau om mee te proeven',
  phone: '010 234 56 78',
  email: 'post@proefbureau.nl',
  address: { street: 'Kade 1', postalCode: '3011 AA', city: 'Rotterdam' },
  kvk: '87654321',
  vatId: 'NL987654321B01',
  openingHours: [{ days: 'Maandag tot en met vrijdag', hours: '9:00-17:00' }],
  visitNote: 'Bezoek op afspraak',
  responseTime: 'binnen een dag',
  profiles: ['LinkedIn', 'GitHub', 'YouTube'].map((name) => ({ name, url: 'https://www.proefbureau.nl' })),
};

const photos = Object.fromEntries(
  [content.article.image, 'proefstrand', ...photoKeys].map((key) => [
    key,
    { id: '1553413077-190dd305871c', alt: 'Een foto om mee te proeven', credit: 'Iemand' },
  ]),
);

const promises = Object.fromEntries(
  promiseNames.map((name) => [
    name,
    {
      text: name === 'maintenance' ? '10% van de bouwprijs per jaar' : 'een belofte',
      confirmed: true,
    },
  ]),
);

const rates = {
  mockup: { weeks: { min: 1, max: 2 }, price: { min: 1000, max: 2000 }, clientHours: { min: 5, max: 6 } },
  sprint: { weeks: 3, price: 4000, clientHours: 2 },
  launch: { clientHours: 3 },
};

const articles = ['eerste-artikel', 'tweede-artikel', 'derde-artikel'];
const pages = ['over', 'cases', 'contact', 'expertise', 'kennis', 'oplossingen', 'privacy'];
const steps = ['vibe-code', 'tweede-stap', 'derde-stap', 'vierde-stap'];

/** The texts with a page of their own but home, as addresses, in a ring: each leads to the next two. */
const ring = [
  ...['oplossingen/klantportaal', 'oplossingen/planning', 'expertise/vakgebied'],
  ...[...steps.map((slug) => `aanpak/${slug}`), ...articles.map((slug) => `kennis/${slug}`), ...pages],
].map((path) => `/${path}`);

const next = (path: string, by: number) =>
  ring[(ring.indexOf(path.replace(/^(paginas)?\/?/, '/')) + by) % ring.length] ?? '';

const createText = (path: string) => `Een alinea met een [link](${next(path, 1)}).

## Een kop

Nog een alinea, met [een andere link](${next(path, 2)}).
`;

/** A screen of a model, which leads to another. */
const createScreen = (title: string, next: string) => `## ${title}

Een alinea boven het scherm.

<Screen role="Klant">

- **Een regel** op het scherm

<Button href="#${next}" label="Ga verder" next />

</Screen>
`;

/** As few screens as a model may have, in a circle. */
const trialScreens = ['Een', 'Twee', 'Drie', 'Vier', 'Vijf', 'Begin']
  .map((title, index, titles) =>
    createScreen(title, titles[(index + 1) % titles.length]?.toLowerCase() ?? ''),
  )
  .join('\n');

const questions = ['/', ...ring].map(
  (path) => `| \`${path}\` | Een vraag? | woord van ${path} | \`/over\` |`,
);

/** An MDX file; a title for search engines is made from its name, because no two may be the same. */
function toFile(path: string, fields: object, body = createText(path)): [file: string, text: string] {
  const own =
    'seoTitle' in fields
      ? {
          seoTitle: `Titel van ${path.replace(/^(?!maquettes).*\//, '')}`,
          seoDescription: content.textOf(120),
        }
      : {};
  const yaml = stringify({ ...fields, ...own }, { lineWidth: 0, defaultStringType: 'PLAIN' });
  return [`content/${path}.mdx`, `---\n${yaml.replace(/T00:00:00.000Z/g, '')}---\n\n${body}`];
}

const short = 'Een alinea zonder koppen.\n';

/** The files of the folder, by their path: each kind of content at least once, and every single page that a route shows. */
export const trialFiles: Record<string, string> = Object.fromEntries([
  ['content/README.md', `# Handboek\n\nSchrijf nooit ‘uw’.\n\n${questions.join('\n')}\n`],
  ['content/NASLAG.md', '# Naslag\n'],
  ['content/bedrijf.json', JSON.stringify(company, null, 2)],
  ['content/fotos.json', JSON.stringify(photos, null, 2)],
  ['content/beloften.json', JSON.stringify(promises, null, 2)],
  ['content/tarieven.json', JSON.stringify(rates, null, 2)],
  [
    'content/cases/categorieen.json',
    JSON.stringify(
      caseCategoryIds.map((id, index) => ({ ...content.caseCategory, id, title: `Groep ${index + 1}` })),
      null,
      2,
    ),
  ],
  toFile('oplossingen/klantportaal', content.solution),
  toFile('oplossingen/planning', { ...content.solution, order: 2, icon: 'planning', title: 'Planning' }),
  toFile('maquettes/klantportaal', content.maquette, trialScreens),
  ...steps.map((slug, index) => toFile(`aanpak/${slug}`, { ...content.approachStep, number: index + 1 })),
  toFile('expertise/vakgebied', content.expertise),
  toFile('cases/eerste-case', content.featuredCase, short),
  toFile('team/eerste-mens', content.teamMember, short),
  ...articles.map((slug) =>
    toFile(`kennis/${slug}`, { ...content.article, related: articles.filter((other) => other !== slug) }),
  ),
  toFile('paginas/home', content.home, `Een [link](${routes.about}) en [nog een](${routes.cases}).\n`),
  ...['404', 'bedankt', 'niet-verstuurd'].map((slug) => toFile(`paginas/${slug}`, content.page, short)),
  ...pages.map((slug) => toFile(`paginas/${slug}`, content.page)),
]);

/** Writes the folder in `folder`, which then holds no other content; what the spelling check is told comes from the real one. */
export async function writeTrialContent(folder: string): Promise<void> {
  await rm(join(folder, 'content'), { recursive: true, force: true });
  for (const [file, contents] of Object.entries(trialFiles)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), contents);
  }
  for (const file of ['.cspell.json', 'woordenlijst.txt']) {
    await cp(join(root, 'content', file), join(folder, 'content', file));
  }
}

/** A new folder with the content in it and nothing else. */
export async function makeTrialFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'maquette-content-'));
  await writeTrialContent(folder);
  return folder;
}
