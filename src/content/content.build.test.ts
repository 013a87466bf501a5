// Builds a copy of the site with sample content, and then with problems that stop the build.
import assert from 'node:assert/strict';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, test } from 'node:test';

import { sampleCompany } from '../tools/testing/sample-company.ts';
import { teamMember } from '../tools/testing/sample-content.ts';
import { buildSite, copySite } from '../tools/testing/site-copy.ts';

const copy = await copySite({ sampleContent: true });
after(() => rm(copy, { recursive: true, force: true }));

/** Replaces a text in a file below content/; returns the original text of the file. */
async function edit(file: string, from: string, to: string): Promise<string> {
  const path = join(copy, 'content', file);
  const text = await readFile(path, 'utf8');
  assert.ok(text.includes(from), `${file} has ${from}`);
  await writeFile(path, text.replace(from, to));
  return text;
}

/** An article from other programs: with a byte-order mark, their line ends and spaces, and decomposed letters. */
async function writeOnWindows(slug: string): Promise<string> {
  const text = await readFile(join(copy, `content/kennis/${slug}.mdx`), 'utf8');
  const words =
    '\n##\u00a0Cafe\u0301\n\n-\u00a0Een punt\n\nBel<br>mail, zie [hier](#café)[^1].\n\n[^1]: Een noot.\n';
  return `\uFEFF${text}${words}`.replaceAll('\n', '\r\n');
}

const real = `example: false
client: Proefklant B.V.
year: 2025
quote:
  text: Sinds die dag zoekt hier niemand meer 2-3 uur naar zo'n sleutel.
  source: Noor Bakker, planner
link: https://www.proefklant.nl/portaal`;

test('the built site shows the team, the author of an article and the client of a real case', async () => {
  await edit('kennis/eerste-artikel.mdx', 'author: team', 'author: eerste-mens');
  await edit('cases/eerste-case.mdx', 'example: true', real);
  await writeFile(join(copy, 'content/kennis/derde-artikel.mdx'), await writeOnWindows('derde-artikel'));
  const { status, output } = buildSite(copy);
  assert.equal(status, 0, output);
  const shown: Record<string, string[]> = {
    over: [teamMember.name, teamMember.role, teamMember.does],
    'kennis/eerste-artikel': [
      `Auteur: ${teamMember.name}`,
      `"author":{"@type":"Person","name":"${teamMember.name}"`,
    ],
    'kennis/tweede-artikel': [`Auteur: het team van ${sampleCompany.name}`, '"author":{"@id":'],
    'kennis/derde-artikel': [
      '<h2 id="café">Café</h2>',
      '<li>Een punt</li>',
      'Bel<br>mail',
      '>Voetnoten</h2>',
      'aria-label="Terug naar de tekst bij noot 1"',
    ],
    cases: [
      'Proefklant B.V., 2025, Groep 1',
      // The range has no spaces around it.
      '<p>Sinds die dag zoekt hier niemand meer <span ',
      '>2-3</span>\u00a0uur naar zo’n sleutel.</p>',
      'Noor Bakker, planner',
      'href="https://www.proefklant.nl/portaal"',
      'href="/oplossingen/klantportaal"',
    ],
    'oplossingen/klantportaal': ['href="/cases#case-eerste-case"'],
  };
  const read = (page: string) => readFile(join(copy, 'dist', `${page}.html`), 'utf8');
  for (const [page, words] of Object.entries(shown)) {
    const html = await read(page);
    for (const word of words) assert.ok(html.includes(word), `${page} shows ${word}`);
  }
  assert.doesNotMatch(await read('cases'), /Voorbeelduitwerking/);
  assert.doesNotMatch(await read('oplossingen/planning'), /href="\/cases#/);
});

const problems: [what: string, file: string, from: string, to: string, told: string][] = [
  ['a field', 'kennis/eerste-artikel.mdx', 'category: S', 'category: X', 'veld "category": kies een van: '],
  [
    'a part',
    'kennis/eerste-artikel.mdx',
    'Nog een alinea.',
    '<Prat />',
    'het onderdeel "Prat" bestaat niet; kies uit ',
  ],
  [
    'a screen',
    'maquettes/klantportaal/1-een.mdx',
    '#twee',
    '#nergens',
    'link "#nergens": dat scherm is er niet',
  ],
];

for (const [what, file, from, to, told] of problems) {
  test(`a problem in ${what} stops the build, with the file`, async () => {
    const text = await edit(file, from, to);
    const { status, output } = buildSite(copy);
    await writeFile(join(copy, 'content', file), text);
    assert.notEqual(status, 0);
    assert.ok(output.includes(`content/${file}:`) && output.includes(told), output);
  });
}
