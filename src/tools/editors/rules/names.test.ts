import assert from 'node:assert/strict';
import { test } from 'node:test';

import { parseTextFiles } from '../files/text-file.ts';
import { listNameFaults } from './names.ts';

/** What is wrong with the name of the first file, beside the others. */
function check(...files: string[]): string[] {
  const texts = parseTextFiles(files.map((file) => [`content/${file}`, '---\n---\n']));
  const [first] = texts;
  assert.ok(first, files[0]);
  return listNameFaults(first, texts).map(({ message }) => message);
}

test('the name of a file can be an address', () => {
  for (const name of ['Planning', 'mijn planning', 'mijn_planning', '-a', 'a--b', 'één']) {
    assert.match(check(`aanpak/${name}.mdx`).join(), /^de bestandsnaam wordt het adres: /, name);
  }
  assert.deepEqual(check('aanpak/vve-beheer-2.mdx'), []);
  assert.match(check('maquettes/Portaal/index.yaml').join(), /^de bestandsnaam wordt het adres: /);
  assert.deepEqual(check('maquettes/vve-beheer/index.yaml'), []);
});

test('the site needs some names itself', () => {
  for (const slug of ['index', 'pagina', 'categorie']) {
    const message = `"${slug}" gebruikt de site zelf in adressen; kies een andere naam`;
    assert.deepEqual(check(`kennis/${slug}.mdx`), [message]);
    assert.deepEqual(check(`kennis/${slug}-2.mdx`), []);
  }
});

test('the name of a screen is its place and its address, and both are its own', () => {
  for (const name of ['week', '1-Week', '1', '1_week', '10-week', 'een-week']) {
    assert.match(check(`maquettes/planning/${name}.mdx`).join(), /zoals 1-week-24\.mdx/, name);
  }
  const first = 'maquettes/planning/1-week-24.mdx';
  assert.deepEqual(check(first, 'maquettes/planning/2-spoed.mdx', 'maquettes/saas/1-week-24.mdx'), []);
  for (const other of ['1-spoed', '2-week-24']) {
    const message = `heeft hetzelfde cijfer of adres als ${other}.mdx; geef een van beide een andere naam`;
    assert.deepEqual(check(first, `maquettes/planning/${other}.mdx`), [message]);
  }
});
