// For tests: a content folder with sample texts, so that tests do not depend on editors.
import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';

import { stringify } from 'yaml';

import { caseCategoryIds } from '../../content/case-category-ids.ts';
import { routes, toPageHref } from '../../site/addresses.ts';
import { photoKeys } from '../../site/photos.ts';
import { ownMaquette } from '../../own-maquette/schema.ts';
import { promiseNames } from '../../site/promises.ts';
import { sampleCompany } from './sample-company.ts';
import * as content from './sample-content.ts';
import { sampleMeasurements } from './sample-measurements.ts';

const root = join(import.meta.dirname, '../../..');

const toJson = (file: string, value: unknown): [file: string, text: string] => [
  `content/${file}.json`,
  JSON.stringify(value, null, 2),
];

const photo = { id: '1553413077-190dd305871c', alt: 'Een foto om mee te proeven', credit: 'Iemand' };
const photos = ['proefstrand', ...photoKeys].map((key) => toJson(`beelden/${key}/index`, photo));

const promise = { text: '10% van de bouwprijs per jaar', confirmed: true };
const promises = Object.fromEntries(promiseNames.map((name) => [name, promise]));

const month = { users: 2, sprints: 3, hosting: { min: 10, max: 20 } };
const rates = {
  mockup: { weeks: { min: 1, max: 2 }, price: { min: 1000, max: 2000 }, clientHours: { min: 5, max: 6 } },
  sprint: { weeks: 3, price: 4000, clientHours: 2, people: 2, hours: 9 },
  mvp: { sprints: { min: 2, max: 3 } },
  platform: { sprints: { min: 4, max: 5 } },
  launch: { clientHours: 3 },
  monthly: { klein: month, middel: month, groot: month },
  date: '2026-01-02',
  onCall: 100,
  hour: 50,
  timeSaved: { min: 1, max: 2 },
  uptime: 99.5,
  lighthouse: 80,
};

const articles = ['eerste-artikel', 'tweede-artikel', 'derde-artikel'];
// Routes refer to the pages of this folder by name.
const results = ['404', 'bedankt', 'niet-verstuurd'];
const pages = readdirSync(join(root, 'content/paginas'))
  .map((file) => basename(file, '.mdx'))
  .filter((slug) => slug !== 'home' && !results.includes(slug));
const steps = ['vibe-code', 'tweede-stap', 'derde-stap', 'vierde-stap'];

const longText = `Een alinea met een [link](${routes.about}).\n\n## Een kop\n\nNog een alinea.\n`;
const shortText = 'Een alinea zonder koppen.\n';

/** Returns a text file with its path; its SEO title is made from its name, because titles must be unique. */
export function toFile(path: string, fields: object, body = longText): [file: string, text: string] {
  return [`content/${path}.mdx`, `---\n${toYaml(path, fields)}---\n\n${body}`];
}

function toYaml(path: string, fields: object): string {
  const seoTitle = `Titel van ${path.replace(/^(?!maquettes).*\//, '')}`;
  const seo = 'seoTitle' in fields ? { seoTitle, seoDescription: content.textOf(120) } : {};
  const yaml = stringify({ ...fields, ...seo }, { lineWidth: 0, defaultStringType: 'PLAIN' });
  return yaml.replace(/T00:00:00.000Z/g, '');
}

/** The minimum number of screens; each has a button to the next, in a circle. */
const screens = ['Een', 'Twee', 'Drie', 'Vier', 'Vijf', 'Begin'].map((title, index, titles) => {
  const next = titles[(index + 1) % titles.length]?.toLowerCase();
  return toFile(
    `maquettes/klantportaal/${index + 1}-${title.toLowerCase()}`,
    { ...content.screen, title },
    `- **Een regel** op het scherm\n\n<Button href="#${next}" label="Ga verder" next />\n`,
  );
});

const texts = [
  toFile('oplossingen/klantportaal', content.solution),
  toFile('oplossingen/planning', { ...content.solution, order: 2, icon: 'planning', title: 'Planning' }),
  ...screens,
  ...steps.map((slug, index) => toFile(`aanpak/${slug}`, { ...content.approachStep, number: index + 1 })),
  toFile('expertise/vakgebied', content.expertise),
  toFile('cases/eerste-case', content.featuredCase, shortText),
  toFile('team/eerste-mens', content.teamMember, shortText),
  ...articles.map((slug) =>
    toFile(`kennis/${slug}`, { ...content.article, related: articles.filter((other) => other !== slug) }),
  ),
  toFile('paginas/home', content.home, `Een [link](${routes.about}).\n`),
  ...results.map((slug) => toFile(`paginas/${slug}`, content.page, shortText)),
  ...pages.map((slug) => toFile(`paginas/${slug}`, content.page)),
];

/** The handbook's table of search intents, with a row for each public page. */
const questions = texts
  .map(([file]) => file.replace(/^content(\/paginas)?|\.mdx$/g, '').replace(/^\/home$/, '/'))
  .map((path) => toPageHref(path.slice(1)))
  .filter((path) => !/^\/(maquettes|cases|team)\/|^\/(404|bedankt|niet-verstuurd)$/.test(path))
  .map((path) => `| \`${path}\` | Een vraag? | woord van ${path} | \`/over\` |`);

/** The files of the folder by path: every collection, and every page that a route needs. */
export const sampleFiles: Record<string, string> = Object.fromEntries([
  ['content/README.md', `# Handboek\n\nSchrijf nooit ‘uw’.\n\n${questions.join('\n')}\n`],
  ['content/NASLAG.md', '# Naslag\n'],
  // The real settings of the spelling check; the names of real pages need not be words.
  ['src/tools/editors/cspell.json', readFileSync(join(root, 'src/tools/editors/cspell.json'), 'utf8')],
  [
    'content/woordenlijst.txt',
    [
      ...pages.flatMap((slug) => slug.split('-')),
      readFileSync(join(root, 'content/woordenlijst.txt'), 'utf8'),
    ].join('\n'),
  ],
  toJson('bedrijf', sampleCompany),
  ...photos,
  toJson('beloften', promises),
  toJson('tarieven', rates),
  toJson('eigen-maquette', ownMaquette),
  toJson('metingen', sampleMeasurements),
  toJson('cases/categorieen', {
    categories: caseCategoryIds.map((id, index) => ({
      ...content.caseCategory,
      id,
      title: `Groep ${index + 1}`,
    })),
  }),
  ['content/maquettes/klantportaal/index.yaml', toYaml('maquettes/klantportaal', content.maquette)],
  ...texts,
]);

/** Writes files below `folder`. */
export async function writeFiles(folder: string, files: Readonly<Record<string, string | Uint8Array>>) {
  for (const [file, contents] of Object.entries(files)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), contents);
  }
}

/** Creates a temporary folder with the sample content. */
export async function makeSampleFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'maquette-content-'));
  await writeFiles(folder, sampleFiles);
  return folder;
}
