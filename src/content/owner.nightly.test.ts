// An owner's day: own facts, a text that goes, a text that comes; the build takes it and no page shows the example.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { appendFileSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { after, test } from 'node:test';

import { company } from '../site/company.ts';
import { routes } from '../site/addresses.ts';
import { ownCompany } from '../tools/testing/own-company.ts';
import { textOf } from '../tools/testing/trial-content.ts';
import { buildSite, copySite } from '../tools/testing/trial-site.ts';

const folder = await copySite();
after(() => rmSync(folder, { recursive: true }));
const read = (file: string) => readFileSync(join(folder, file), 'utf8');
const edit = (file: string, change: (text: string) => string) =>
  writeFileSync(join(folder, file), change(read(file)));

test('a site with own facts, one article less and one more shows nothing of the example', () => {
  writeFileSync(join(folder, 'content/bedrijf.json'), JSON.stringify(ownCompany));
  const articles = globSync('content/kennis/*.mdx', { cwd: folder }).toSorted();
  const [gone = '', ...others] = articles.map((file) => basename(file, '.mdx'));
  rmSync(join(folder, `content/kennis/${gone}.mdx`));
  appendFileSync(join(folder, 'public/_redirects'), `${routes.article(gone)} ${routes.articles} 301\n`);
  const link = new RegExp(`\\[([^\\]]+)\\]\\(${routes.article(gone)}(?:#[^)]*)?\\)`, 'g');
  for (const file of globSync('content/**/*.mdx', { cwd: folder })) {
    edit(file, (text) => {
      const isFree = (slug: string) => slug !== basename(file, '.mdx') && !text.includes(`- ${slug}\n`);
      return text
        .replace(link, '$1')
        .replaceAll(routes.article(gone), routes.articles)
        .replace(`- ${gone}\n`, `- ${others.find(isFree)}\n`);
    });
  }
  const [, category = ''] = /^category: (.*)$/m.exec(read(`content/kennis/${others[0]}.mdx`)) ?? [];
  const article = ['nieuw:artikel', '--', 'Een tekst van onszelf', '--categorie', category];
  execFileSync('npm', ['run', ...article], { cwd: folder });
  edit('content/kennis/een-tekst-van-onszelf.mdx', (text) =>
    text
      .replace(/\\?\[Vul in[^\]]*\]/g, ({ length }, at: number) =>
        `${at} ${textOf(length)}`.slice(0, length).trim(),
      )
      .replace(/^draft: true\n/m, ''),
  );

  const { status, output } = buildSite(folder, { SITE_URL: 'https://www.bureau.nl' });
  assert.equal(status, 0, output);
  assert.match(read('dist/kennis.html'), /Een tekst van onszelf/);
  assert.match(read('dist/_redirects'), new RegExp(`^${routes.article(gone)} ${routes.articles} 301$`, 'm'));
  for (const file of globSync('dist/**/*.{html,xml,json,webmanifest}', { cwd: folder })) {
    const { name, legalName, email, kvk, address } = company;
    for (const fact of [`| ${name}<`, legalName, email, kvk, address.street]) {
      assert.ok(!read(file).includes(fact), `${file}: ${fact}`);
    }
  }
});
