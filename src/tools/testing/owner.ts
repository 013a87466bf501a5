/** `npm run test:owner`: runs `npm test`, or the scripts named behind `--`, in a copy of the site that an owner has changed. */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { appendFile, cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

import { routes } from '../../site/addresses.ts';
import { ownCompany } from './own-company.ts';
import { textOf } from './trial-content.ts';
import { linkModules, root } from './trial-site.ts';

const scripts = process.argv.length > 2 ? process.argv.slice(2) : ['test'];
const folder = await mkdtemp(join(tmpdir(), 'maquette-owner-'));
const list = ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate', '-z'];
const files = execFileSync('git', list, { cwd: root, encoding: 'utf8' }).split('\0').filter(Boolean);
// Git also names what was deleted and not yet committed.
for (const file of files.filter((name) => existsSync(join(root, name)))) {
  await cp(join(root, file), join(folder, file));
}
await linkModules(folder);
await writeFile(join(folder, 'content/bedrijf.json'), `${JSON.stringify(ownCompany, null, 2)}\n`);
await takeArticleAway();
await renameArticle();
for (const [name, place, flag, field] of [
  ['artikel', 'kennis', 'categorie', 'category'],
  ['case', 'cases', 'categorie', 'category'],
  ['oplossing', 'oplossingen', 'icoon', 'icon'],
] as const) {
  await publishNewText(name, place, flag, field);
}

const env = { ...process.env, SITE_URL: 'https://www.bureau.nl' };
const isFailing = (script: string) =>
  spawnSync('npm', ['run', script], { cwd: folder, env, stdio: 'inherit' }).status !== 0;
const failed = scripts.find(isFailing);
if (failed === undefined) await rm(folder, { recursive: true });
else console.error(`npm run ${failed} fails for the owner; the copy stays in ${folder}`);
process.exitCode = failed === undefined ? 0 : 1;

/** The articles that the copy still has, by name. */
function listArticles(): string[] {
  return globSync(toFile('*'))
    .map((file) => basename(file, '.mdx'))
    .sort();
}

function toFile(slug: string): string {
  return join(folder, `content/kennis/${slug}.mdx`);
}

async function edit(file: string, change: (text: string) => string): Promise<void> {
  await writeFile(file, change(await readFile(file, 'utf8')));
}

/** Removes the first article: it gets a redirect, links to it become plain words, `related` names another one. */
async function takeArticleAway(): Promise<void> {
  const [gone = '', ...others] = listArticles();
  await rm(toFile(gone));
  await appendFile(join(folder, 'public/_redirects'), `${routes.article(gone)} ${routes.articles} 301\n`);
  const link = new RegExp(`\\[([^\\]]+)\\]\\(${routes.article(gone)}(?:#[^)]*)?\\)`, 'g');
  for (const file of globSync(join(folder, 'content/**/*.mdx'))) {
    await edit(file, (text) => {
      const isFree = (slug: string) => slug !== basename(file, '.mdx') && !text.includes(`- ${slug}\n`);
      return text
        .replace(link, '$1')
        .replaceAll(routes.article(gone), routes.articles)
        .replace(`- ${gone}\n`, `- ${others.find(isFree) ?? ''}\n`);
    });
  }
}

/** Gives the first article without links to its headings another title, and its first two headings other words. */
async function renameArticle(): Promise<void> {
  const paths = globSync(join(folder, 'content/**/*.mdx'));
  const texts = await Promise.all(paths.map((file) => readFile(file, 'utf8')));
  const isLinked = (slug: string) => texts.some((text) => text.includes(`${routes.article(slug)}#`));
  let renamed = 0;
  await edit(toFile(listArticles().find((slug) => !isLinked(slug)) ?? ''), (text) =>
    text
      .replace(/^title: .*$/m, 'title: "Een titel die een ander erboven heeft gezet"')
      .replace(/^## .*$/gm, (heading) => (renamed++ < 2 ? `## Een kop met nummer ${renamed}` : heading)),
  );
}

/** Publishes a text that starts as `npm run nieuw:…` writes it: a placeholder is as long as its field allows. */
async function publishNewText(name: string, place: string, flag: string, field: string): Promise<void> {
  const [example = ''] = globSync(join(folder, `content/${place}/*.mdx`)).sort();
  const [, choice = ''] =
    new RegExp(`^${field}: "?(.*?)"?$`, 'm').exec(await readFile(example, 'utf8')) ?? [];
  const command = ['run', '--silent', `nieuw:${name}`, '--', `Proef met een ${name}`, `--${flag}`, choice];
  const told = execFileSync('npm', command, { cwd: folder, encoding: 'utf8' });
  let count = 0;
  await edit(join(folder, /content\/\S+\.mdx/.exec(told)?.[0] ?? ''), (text) =>
    text
      .replace(/\\?\[Vul in[^\]]*\]/g, ({ length }) =>
        `${(count += 1)} ${textOf(length)}`.slice(0, length).trim(),
      )
      .replace(/^draft: true\n/m, ''),
  );
}
