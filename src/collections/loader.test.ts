// Files become entries as in a build: by the loaders themselves, from a folder of their own.
import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, mock, test } from 'node:test';

import type { LoaderContext } from 'astro/loaders';
import { z } from 'astro/zod';

import { formatEuros } from '../site/costs.ts';
import { rates } from '../site/rates.ts';
import { trialMeasurements } from '../tools/testing/trial-measurements.ts';
import { maxFileBytes } from './faults/limits.ts';
import { parseJson } from './json-file.ts';
import { mdxFolder, parseFields } from './loader.ts';
import { listUnmeasuredFaults } from './references.ts';

const folder = await mkdtemp(join(tmpdir(), 'maquette-loader-'));
const home = process.cwd();
process.chdir(folder);
after(async () => {
  process.chdir(home);
  await rm(folder, { recursive: true });
});

const schema = z.strictObject({ title: z.string().trim(), draft: z.boolean().default(false) });
const steps = mdxFolder('approach', schema);

interface Entry {
  id: string;
  data: unknown;
  body?: string;
}

async function write(files: Record<string, string>): Promise<void> {
  await rm('content', { recursive: true, force: true });
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join('content', file)), { recursive: true });
    await writeFile(join('content', file), text);
  }
}

/** The entries that Astro stores for these files below content/; `watcher` is that of `npm run dev`. */
async function load(files: Record<string, string>, loader = steps, watcher?: object) {
  await write(files);
  const entries = new Map<string, Entry>();
  const store = {
    set: (entry: Entry) => entries.set(entry.id, entry),
    clear: () => entries.clear(),
  };
  await loader.load({ store, watcher } as unknown as LoaderContext);
  return entries;
}

const text = '---\ntitle: " Planning "\n---\n\nTekst\n';

test('a file is an entry: its name is the slug, its fields are as the schema reads them, its text keeps its lines', async () => {
  const entries = await load({ 'aanpak/archief/vve-beheer-2.mdx': text });
  assert.deepEqual(
    [...entries.values()],
    [
      {
        id: 'vve-beheer-2',
        data: { title: 'Planning', draft: false },
        filePath: 'content/aanpak/archief/vve-beheer-2.mdx',
        body: '\n\n\n\nTekst\n',
      },
    ],
  );
});

test('a file that is too large stops the build', async () => {
  const pad = (bytes: number) => load({ 'aanpak/a.mdx': text.padEnd(bytes, '\n') });
  assert.equal((await pad(maxFileBytes)).size, 1);
  await assert.rejects(
    pad(maxFileBytes + 1),
    /"a\.mdx" is 33 kB groot; maak het korter, of maak er twee van \(hoogstens 32 kB\)/,
  );
});

test('placeholders are filled in, again when another file changes', async () => {
  let change: (event: string, path: string) => void = assert.fail;
  const watcher = { add: () => undefined, on: (_event: string, listen: typeof change) => (change = listen) };
  const files = { 'aanpak/a.mdx': '---\ntitle: "{Cases} cases, {sprintprijs}"\n---\n<Count of="cases" />' };
  const entries = await load({ ...files, 'cases/c.mdx': text }, steps, watcher);
  const titleOf = () => (entries.get('a')?.data as { title: string }).title;
  assert.deepEqual(
    [titleOf(), entries.get('a')?.body],
    [`Eén cases, ${formatEuros(rates.sprint.price)}`, '\n\n\néén'],
  );
  const dearer = { ...rates, sprint: { ...rates.sprint, price: 1_234_000 } };
  const changed = { ...files, 'tarieven.json': JSON.stringify(dearer) };
  await write({ ...changed, 'cases/c.mdx': text, 'cases/d.mdx': text });
  mock.timers.enable({ apis: ['setTimeout'] });
  change('add', join(folder, 'content/cases/d.mdx'));
  mock.timers.tick(99);
  assert.match(titleOf(), /^Eén/, 'perhaps still being written');
  mock.timers.tick(1);
  mock.timers.reset();
  assert.equal(titleOf(), `Twee cases, ${formatEuros(1_234_000)}`);
});

test('a file name that can be no address, or one that the site uses, is refused', async () => {
  for (const name of ['Planning', 'mijn planning', 'mijn_planning', '-a', 'a--b', 'één']) {
    await assert.rejects(load({ [`aanpak/${name}.mdx`]: text }), {
      message: `content/aanpak/${name}.mdx\n  - de bestandsnaam wordt het adres: alleen kleine letters, cijfers en streepjes, met .mdx erachter`,
    });
  }
  await assert.rejects(load({ 'aanpak/planning.md': text }), /met \.mdx erachter$/);
  for (const slug of ['index', 'pagina', 'categorie']) {
    await assert.rejects(load({ [`aanpak/${slug}.mdx`]: text }), {
      message: `content/aanpak/${slug}.mdx\n  - "${slug}" gebruikt de site zelf in adressen; kies een andere naam`,
    });
    assert.equal((await load({ [`aanpak/${slug}-2.mdx`]: text })).size, 1);
  }
});

test('two files with one address are refused, and both are named', async () => {
  const file = 'aanpak/planning.mdx';
  const other = 'aanpak/archief/planning.mdx';
  await assert.rejects(load({ [file]: text, [other]: text }), ({ message }: Error) =>
    [file, other, 'heeft hetzelfde adres als'].every((part) => message.includes(part)),
  );
});

test('a fault stops the build, with the file, and the field or the line', async () => {
  for (const [fields, message] of [
    ['titel: Planning', 'veld "title": ontbreekt\n  - onbekend veld "titel"; kijk of het goed gespeld is'],
    ['title: PWA: wat is dat', 'regel 2: de velden zijn niet te lezen: zet tekst met een dubbele punt'],
  ] as const) {
    await assert.rejects(load({ 'aanpak/a.mdx': `---\n${fields}\n---\n` }), ({ message: told }: Error) =>
      told.startsWith(`content/aanpak/a.mdx\n  - ${message}`),
    );
  }
});

test('a file that names another which is not there stops the build', async () => {
  const loose = z.looseObject({});
  const write = (fields: string) => `---\n${fields}\n---\n`;
  const articles = (related: string, more = '') =>
    load(
      {
        'kennis/een.mdx': write(`related: [${related}]\n${more}`),
        'kennis/twee.mdx': write('draft: true'),
        'team/zoe-jansen.mdx': text,
      },
      mdxFolder('articles', loose),
    );
  assert.equal((await articles('twee', 'author: zoe-jansen')).size, 2);
  assert.equal((await articles('twee', 'author: team')).size, 2);
  for (const slug of ['drie', 'een']) {
    await assert.rejects(articles(`twee, ${slug}`), {
      message: `content/kennis/een.mdx\n  - veld "related": er is geen ander artikel "${slug}" in content/kennis`,
    });
  }
  await assert.rejects(articles('twee, twee'), /- veld "related": "twee" staat er twee keer$/);
  await assert.rejects(articles('', 'author: jan'), /- veld "author": er is niemand "jan" in content\/team/);
  const files = { 'cases/a.mdx': write('solution: planning'), 'maquettes/planning.mdx': text };
  for (const [kind, message] of [
    ['featuredCases', /- veld "solution": er is geen oplossing "planning"/],
    ['maquettes', /- een maquette heet naar haar oplossing; er is geen "planning"/],
  ] as const) {
    const loader = mdxFolder(kind, loose);
    assert.equal((await load({ ...files, 'oplossingen/planning.mdx': text }, loader)).size, 1);
    await assert.rejects(load(files, loader), message);
  }
});

test('a JSON file names the line or the field that is wrong', () => {
  const file = 'content/lijst.json';
  const list = z.array(z.object({ title: z.string() }));
  const read = (text: string) => parseFields<unknown>(parseJson(file, text), file, list);
  assert.deepEqual(read('[{ "title": "Mkb" }]'), [{ title: 'Mkb' }]);
  for (const [wrong, message] of [
    ['[{ "id": "mkb"\n"title": "Mkb" }]', 'regel 2: hiervoor ontbreekt een komma'],
    ['[{ "title": "Mkb",\n"title": "Mkb" }]', 'regel 2: "title" staat er twee keer'],
    ['[{ "id": "mkb" }]', 'veld "[1].title": ontbreekt'],
  ] as const) {
    assert.throws(
      () => read(wrong),
      ({ message: told }: Error) => told.startsWith(`${file}\n  - ${message}`),
    );
  }
});

test('a text that names a figure is refused at its place when that was not measured', () => {
  const text =
    '---\nlead: Weegt {gewicht} en {co2} CO2\n---\n<Rate of="co2" /> <Bars of="gewicht" /> {gevonden}\n';
  const list = (measured: typeof trialMeasurements) =>
    listUnmeasuredFaults({ file: 'a.mdx', text }, measured).map(({ line, column, message }) => [
      line,
      column,
      message,
    ]);
  assert.deepEqual(list(trialMeasurements), []);
  const message = '"co2" kan hier niet: de CO2 van een bezoek is niet gemeten (geen model)';
  assert.deepEqual(list({ ...trialMeasurements, co2: null, notMeasured: { co2: 'geen model' } }), [
    [2, 26, message],
    [4, 7, message],
  ]);
  assert.deepEqual(
    list({ ...trialMeasurements, pages: [] }).map(([line]) => line),
    [2, 4],
  );
});
