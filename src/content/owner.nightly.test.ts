// Builds a site with other facts, another company name, one article less and one more; no page shows the
// example company.
import assert from 'node:assert/strict';
import { appendFileSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { after, test } from 'node:test';

import { company } from '../site/company.ts';
import { routes } from '../site/addresses.ts';
import { setField } from '../site/typography.ts';
import { sampleCompany } from '../tools/testing/sample-company.ts';
import { article } from '../tools/testing/sample-content.ts';
import { toFile } from '../tools/testing/sample-folder.ts';
import { buildSite, copySite } from '../tools/testing/site-copy.ts';

/** Company names of three to 24 letters, without the site's own, which would count as a leftover. */
const names = ['Zij', 'Bos & Zn.', "'t Hooge", 'X-it B.V.', 'Softwarehuis De Meerpaal'].filter(
  (name) => name !== company.name && !name.includes(company.legalName),
);

const folder = await copySite();
after(() => rmSync(folder, { recursive: true }));
const read = (file: string) => readFileSync(join(folder, file), 'utf8');
const edit = (file: string, change: (text: string) => string) =>
  writeFileSync(join(folder, file), change(read(file)));

test('a site with other facts, one article less and one more shows nothing of the example', () => {
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
  const added = { ...article, title: 'Een tekst van onszelf', related: others.slice(0, 2) };
  const [file, text] = toFile('kennis/een-tekst-van-onszelf', added);
  writeFileSync(join(folder, file), text);

  const { name: exampleName, legalName: exampleLegalName, email, kvk, address } = company;
  const texts = globSync('content/**/*.mdx', { cwd: folder }).map(read).join('\n');
  // A text may type a fact itself.
  const leftovers = [`| ${exampleName}<`, exampleLegalName, email, kvk, address.street].filter(
    (fact) => !texts.includes(fact),
  );
  for (const name of names) {
    const legalName = `${name} Software B.V.`;
    const facts = { ...sampleCompany, name, legalName, profiles: [] };
    writeFileSync(join(folder, 'content/bedrijf.json'), JSON.stringify(facts));
    const { status, output } = buildSite(folder, { SITE_URL: 'https://www.bureau.nl' });
    assert.equal(status, 0, output);
    assert.match(read('dist/kennis.html'), /Een tekst van onszelf/);
    assert.match(
      read('dist/_redirects'),
      new RegExp(`^${routes.article(gone)} ${routes.articles} 301$`, 'm'),
    );
    const shown = setField(name);
    assert.ok(read('dist/over.html').includes(`>${shown.replace('&', '&amp;')}</span>`), name);
    assert.equal(JSON.parse(read('dist/site.webmanifest')).name, shown);
    for (const file of globSync('dist/**/*.{html,xml,json,webmanifest}', { cwd: folder })) {
      for (const fact of leftovers) {
        assert.ok(!read(file).includes(fact), `${file}: ${fact}`);
      }
    }
  }
});
