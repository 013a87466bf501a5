import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';

import { z } from 'astro/zod';

import { claimSlug, keepLines, parseFields } from './loader.ts';

const base = await mkdtemp(join(tmpdir(), 'maquette-content-'));
after(() => rm(base, { recursive: true }));
await mkdir(join(base, 'archief'));
for (const file of ['planning.mdx', 'archief/planning.mdx']) await writeFile(join(base, file), '');

test('a file name without its ending is the slug', () => {
  assert.equal(claimSlug('planning.mdx', base, new Map()), 'planning');
  assert.equal(claimSlug('vve-beheer-2.mdx', base, new Map()), 'vve-beheer-2');
});

for (const name of [
  'Planning.mdx',
  'mijn planning.mdx',
  'mijn_planning.mdx',
  '-a.mdx',
  'a--b.mdx',
  'één.mdx',
  'planning.md',
]) {
  test(`the file name "${name}" is refused`, () => {
    const message = /^.*\n {2}- de bestandsnaam wordt het adres: alleen kleine letters, cijfers en streepjes/;
    assert.throws(
      () => claimSlug(name, base, new Map()),
      (error: Error) => {
        assert.match(error.message, message);
        assert.ok(error.message.startsWith(join(base, name)));
        return true;
      },
    );
  });
}

for (const slug of ['index', 'pagina', 'categorie']) {
  test(`the slug "${slug}" is kept for the site, but may stand in a longer one`, () => {
    assert.throws(() => claimSlug(`${slug}.mdx`, base, new Map()), {
      message: `${join(base, slug)}.mdx\n  - "${slug}" gebruikt de site zelf in adressen; geef dit bestand een andere naam`,
    });
    assert.equal(claimSlug(`${slug}-2.mdx`, base, new Map()), `${slug}-2`);
  });
}

test('two files with one address are refused, and both are named', () => {
  const files = new Map<string, string>();
  claimSlug('planning.mdx', base, files);
  assert.throws(() => claimSlug('archief/planning.mdx', base, files), {
    message: [
      join(base, 'archief/planning.mdx'),
      `  - heeft hetzelfde adres als ${join(base, 'planning.mdx')}; geef een van beide een andere naam`,
    ].join('\n'),
  });
});

test('a file that is read again keeps its slug', () => {
  const files = new Map<string, string>();
  claimSlug('planning.mdx', base, files);
  assert.equal(claimSlug('planning.mdx', base, files), 'planning');
});

test('a file that moved gives its slug free', () => {
  const files = new Map([['planning', join(base, 'weg/planning.mdx')]]);
  assert.equal(claimSlug('planning.mdx', base, files), 'planning');
});

test('fields come back as their schema reads them', () => {
  const schema = z.strictObject({ title: z.string().trim(), draft: z.boolean().default(false) });
  assert.deepEqual(parseFields({ title: ' Planning ' }, 'x.mdx', schema), {
    title: 'Planning',
    draft: false,
  });
});

test('a text stands on the lines where it stands in its file', () => {
  const contents = '---\ntitle: Tekst\n---\n\nTekst\n\n## Kop\n';
  const lines = keepLines(contents, 'Tekst\n\n## Kop').split('\n');
  assert.deepEqual(lines, ['', '', '', '', 'Tekst', '', '## Kop']);
});
