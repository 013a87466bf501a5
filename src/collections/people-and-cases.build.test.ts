// What a site shows once there are people and a real case: made-up content is built and its pages are read.
import assert from 'node:assert/strict';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, test } from 'node:test';

import { teamMember } from '../tools/testing/trial-content.ts';
import { buildSite, copySite } from '../tools/testing/trial-site.ts';

const copy = await copySite({ trialContent: true });
after(() => rm(copy, { recursive: true, force: true }));

const edit = async (file: string, change: (text: string) => string) =>
  writeFile(join(copy, 'content', file), change(await readFile(join(copy, 'content', file), 'utf8')));
const read = (page: string) => readFile(join(copy, 'dist', page), 'utf8');
const readGraph = (html: string): { '@graph': Record<string, unknown>[] } =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '');

const real = `example: false
client: Proefklant B.V.
year: 2025
quote:
  text: Sinds die dag zoekt hier niemand meer naar een sleutel.
  source: Noor Bakker, planner
link: https://www.proefklant.nl/portaal`;

before(async () => {
  await edit('kennis/eerste-artikel.mdx', (text) => text.replace('author: team', 'author: eerste-mens'));
  await edit('cases/eerste-case.mdx', (text) => text.replace('example: true', real));
  const { status, output } = buildSite(copy);
  assert.equal(status, 0, output);
});

test('the people stand on /over, with what they do', async () => {
  const about = await read('over.html');
  for (const words of [teamMember.name, teamMember.role, teamMember.does]) assert.ok(about.includes(words));
});

test('an article names its author, a person to search engines too, and the others the team', async () => {
  const authorOf = (html: string) =>
    readGraph(html)['@graph'].find((node) => node['@type'] === 'BlogPosting')?.['author'] as object;
  const own = await read('kennis/eerste-artikel.html');
  assert.ok(own.includes(`Auteur: ${teamMember.name}`));
  assert.deepEqual(Object.entries(authorOf(own)).slice(0, 2), [
    ['@type', 'Person'],
    ['name', teamMember.name],
  ]);
  const others = await read('kennis/tweede-artikel.html');
  assert.ok(others.includes('Auteur: het team van Proefbureau'));
  assert.deepEqual(Object.keys(authorOf(others)), ['@id']);
});

test('a real case says whose it is, in which year, what they say and where to look', async () => {
  const cases = await read('cases.html');
  assert.ok(!cases.includes('Voorbeelduitwerking'));
  for (const words of [
    'Proefklant B.V., 2025, Groep 1',
    'Sinds die dag zoekt hier niemand meer naar een sleutel.',
    'Noor Bakker, planner',
    'href="https://www.proefklant.nl/portaal"',
    'href="/oplossingen/klantportaal"',
  ]) {
    assert.ok(cases.includes(words), words);
  }
  assert.ok((await read('oplossingen/klantportaal.html')).includes('href="/cases#case-eerste-case"'));
  assert.ok(!(await read('oplossingen/planning.html')).includes('href="/cases#'));
});
