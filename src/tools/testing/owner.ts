/** `npm run test:owner`: runs `npm test`, or the scripts named behind `--`, in a copy of the site that an owner has changed. */
import { execFileSync, spawnSync } from 'node:child_process';
import { appendFileSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

import { routes } from '../../site/addresses.ts';
import { ownCompany } from './own-company.ts';
import { textOf } from './trial-content.ts';
import { copySite } from './trial-site.ts';

const scripts = process.argv.length > 2 ? process.argv.slice(2) : ['test'];
const folder = await copySite();
writeFileSync(join(folder, 'content/bedrijf.json'), `${JSON.stringify(ownCompany, null, 2)}\n`);
takeArticleAway();
renameArticle();
publishNewText('artikel', 'kennis', 'categorie', 'category');
publishNewText('case', 'cases', 'categorie', 'category');
publishNewText('oplossing', 'oplossingen', 'icoon', 'icon');

const env = { ...process.env, SITE_URL: 'https://www.bureau.nl' };
const failed = scripts.find(
  (script) => spawnSync('npm', ['run', script], { cwd: folder, env, stdio: 'inherit' }).status !== 0,
);
if (failed === undefined) rmSync(folder, { recursive: true });
else console.error(`npm run ${failed} fails for the owner; the copy stays in ${folder}`);
process.exitCode = failed === undefined ? 0 : 1;

/** The MDX files of a folder below the copy's content. */
function listTexts(place: string): string[] {
  return globSync(join(folder, 'content', place, '*.mdx')).sort();
}

function edit(file: string, change: (text: string) => string): void {
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}

/** Removes the first article: it gets a redirect, links to it become plain words, `related` names another one. */
function takeArticleAway(): void {
  const [file = '', ...others] = listTexts('kennis');
  const gone = basename(file, '.mdx');
  rmSync(file);
  appendFileSync(join(folder, 'public/_redirects'), `${routes.article(gone)} ${routes.articles} 301\n`);
  const link = new RegExp(`\\[([^\\]]+)\\]\\(${routes.article(gone)}(?:#[^)]*)?\\)`, 'g');
  for (const each of listTexts('**')) {
    edit(each, (text) => {
      const free = others.filter((other) => other !== each).map((other) => basename(other, '.mdx'));
      return text
        .replace(link, '$1')
        .replaceAll(routes.article(gone), routes.articles)
        .replace(`- ${gone}\n`, `- ${free.find((slug) => !text.includes(`- ${slug}\n`)) ?? ''}\n`);
    });
  }
}

/** Gives the first article without links to its headings another title, and its first two headings other words. */
function renameArticle(): void {
  const texts = listTexts('**').map((file) => readFileSync(file, 'utf8'));
  const isLinked = (slug: string) => texts.some((text) => text.includes(`${routes.article(slug)}#`));
  let renamed = 0;
  edit(listTexts('kennis').find((file) => !isLinked(basename(file, '.mdx'))) ?? '', (text) =>
    text
      .replace(/^title: .*$/m, 'title: "Een titel die een ander erboven heeft gezet"')
      .replace(/^## .*$/gm, (heading) => (renamed++ < 2 ? `## Een kop met nummer ${renamed}` : heading)),
  );
}

/** Publishes a text that starts as `npm run nieuw:…` writes it: a placeholder is as long as its field allows. */
function publishNewText(name: string, place: string, flag: string, field: string): void {
  const example = readFileSync(listTexts(place)[0] ?? '', 'utf8');
  const [, choice = ''] = new RegExp(`^${field}: "?(.*?)"?$`, 'm').exec(example) ?? [];
  const command = ['run', '--silent', `nieuw:${name}`, '--', `Proef met een ${name}`, `--${flag}`, choice];
  const told = execFileSync('npm', command, { cwd: folder, encoding: 'utf8' });
  let count = 0;
  edit(join(folder, /content\/\S+\.mdx/.exec(told)?.[0] ?? ''), (text) =>
    text
      .replace(/\\?\[Vul in[^\]]*\]/g, ({ length }) =>
        `${(count += 1)} ${textOf(length)}`.slice(0, length).trim(),
      )
      .replace(/^draft: true\n/m, ''),
  );
}
