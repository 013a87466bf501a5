// What an owner does to the content, for `npm run test:owner`; it asks the folders and knows no live file by its name.
import { execFileSync } from 'node:child_process';
import { appendFile, glob, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

import { routes } from '../../site/addresses.ts';
import { ownCompany } from './own-company.ts';
import { fillIn } from './fill-in.ts';

/** Writes the facts of a company of its own. */
export async function fillInCompany(folder: string): Promise<void> {
  await writeFile(join(folder, 'content/bedrijf.json'), `${JSON.stringify(ownCompany, null, 2)}\n`);
}

/** Removes the first article: a redirect stands for it, links to it become plain words, another one is read next. */
export async function takeArticleAway(folder: string): Promise<void> {
  const [gone = '', ...others] = await listArticles(folder);
  await rm(join(folder, toFile(gone)));
  await appendFile(join(folder, 'public/_redirects'), `${routes.article(gone)} ${routes.articles} 301\n`);
  const link = new RegExp(`\\[([^\\]]+)\\]\\(${routes.article(gone)}(?:#[^)]*)?\\)`, 'g');
  for await (const file of glob('content/**/*.mdx', { cwd: folder })) {
    const text = (await readFile(join(folder, file), 'utf8')).replace(link, '$1');
    const own = basename(file, '.mdx');
    const next = others.find((slug) => slug !== own && !text.includes(`- ${slug}\n`)) ?? '';
    const mended = text
      .replaceAll(routes.article(gone), routes.articles)
      .replace(`- ${gone}\n`, `- ${next}\n`);
    await writeFile(join(folder, file), mended);
  }
}

/** Gives the first article without links to its headings another title, and its first two headings other words. */
export async function renameArticle(folder: string): Promise<void> {
  const files = await Array.fromAsync(glob('content/**/*.mdx', { cwd: folder }));
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  const slug = (await listArticles(folder)).find(
    (each) => !texts.some((text) => text.includes(`${routes.article(each)}#`)),
  );
  const file = join(folder, toFile(slug ?? ''));
  let renamed = 0;
  const text = (await readFile(file, 'utf8'))
    .replace(/^title: .*$/m, 'title: "Een titel die een ander erboven heeft gezet"')
    .replace(/^## .*$/gm, (heading) => (renamed++ < 2 ? `## Een kop met nummer ${renamed}` : heading));
  await writeFile(file, text);
}

/** Publishes an article, a case and a solution that start as the editors' commands write them. */
export async function publishNewTexts(folder: string): Promise<void> {
  const kinds = [
    ['artikel', 'kennis', 'categorie', 'category'],
    ['case', 'cases', 'categorie', 'category'],
    ['oplossing', 'oplossingen', 'icoon', 'icon'],
  ] as const;
  for (const [name, place, flag, field] of kinds) {
    const choice = await readField(folder, `content/${place}/*.mdx`, field);
    const command = ['run', '--silent', `nieuw:${name}`, '--', `Proef met een ${name}`, `--${flag}`, choice];
    const told = execFileSync('npm', command, { cwd: folder, encoding: 'utf8' });
    const file = join(folder, /content\/\S+\.mdx/.exec(told)?.[0] ?? '');
    await writeFile(file, fillIn(await readFile(file, 'utf8')));
  }
}

/** What a field says in the first of the files. */
async function readField(folder: string, pattern: string, field: string): Promise<string> {
  const [file = ''] = (await Array.fromAsync(glob(pattern, { cwd: folder }))).toSorted();
  const text = await readFile(join(folder, file), 'utf8');
  return new RegExp(`^${field}: "?(.*?)"?$`, 'm').exec(text)?.[1] ?? '';
}

async function listArticles(folder: string): Promise<string[]> {
  const files = await Array.fromAsync(glob(`${toFile('*')}`, { cwd: folder }));
  return files.map((file) => basename(file, '.mdx')).toSorted();
}

const toFile = (slug: string) => `content/kennis/${slug}.mdx`;
