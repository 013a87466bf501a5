import assert from 'node:assert/strict';
import { test } from 'node:test';

import { parseTextFiles } from '../files/text-file.ts';
import { listReferenceFaults } from './references.ts';

/** What is wrong with the references of the first file, beside the others. */
function check(files: Record<string, string>): string[] {
  const texts = parseTextFiles(
    Object.entries(files).map(([file, fields]) => [`content/${file}`, `---\n${fields}\n---\n`]),
  );
  const [first] = texts;
  assert.ok(first);
  return listReferenceFaults(first, texts).map(({ message }) => message);
}

test('an article names an author and two other articles that are there', () => {
  const articles = (related: string, more = '') =>
    check({
      'kennis/een.mdx': `related: [${related}]\n${more}`,
      'kennis/twee.mdx': 'draft: true',
      'team/zoe-jansen.mdx': '',
    });
  assert.deepEqual(articles('twee', 'author: zoe-jansen'), []);
  assert.deepEqual(articles('twee', 'author: team'), []);
  for (const slug of ['drie', 'een']) {
    const message = `veld "related": er is geen ander artikel "${slug}" in content/kennis`;
    assert.deepEqual(articles(`twee, ${slug}`), [message]);
  }
  assert.deepEqual(articles('twee, twee'), ['veld "related": "twee" staat er twee keer']);
  assert.match(articles('', 'author: jan').join(), /^veld "author": er is niemand "jan" in content\/team/);
});

test('a case and a model name a solution that is there', () => {
  for (const [file, fields, message] of [
    ['cases/a.mdx', 'solution: planning', /^veld "solution": er is geen oplossing "planning"/],
    ['maquettes/planning/index.yaml', '', /^een maquette heet naar haar oplossing; er is geen "planning"/],
  ] as const) {
    assert.deepEqual(check({ [file]: fields, 'oplossingen/planning.mdx': '' }), []);
    assert.match(check({ [file]: fields }).join(), message);
  }
});
