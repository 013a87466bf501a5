// Files become entries as in a build: by the loaders themselves, from a folder of their own.
import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath, pathToFileURL } from 'node:url';

import { parseFrontmatter } from '@astrojs/internal-helpers/frontmatter';
import type { LoaderContext } from 'astro/loaders';
import { z } from 'astro/zod';

import { jsonList, mdxFolder } from './loader.ts';

const folder = await mkdtemp(join(tmpdir(), 'maquette-loader-'));
const home = process.cwd();
process.chdir(folder);
after(async () => {
  process.chdir(home);
  await rm(folder, { recursive: true });
});

const schema = z.strictObject({ title: z.string().trim(), draft: z.boolean().default(false) });
const articles = () => mdxFolder({ folder: 'kennis', pattern: '**/*.{md,mdx}' }, schema);

interface Entry {
  id: string;
  data: unknown;
  body?: string;
  digest?: string;
}

/** As Astro's MDX integration reads a file: a fault has its place. */
function getEntryInfo({ contents, fileUrl }: { contents: string; fileUrl: URL }) {
  try {
    const { frontmatter, content } = parseFrontmatter(contents);
    return { data: frontmatter, body: content.trim() };
  } catch (cause) {
    throw Object.assign(cause as Error, { loc: { file: fileURLToPath(fileUrl), line: 2 } });
  }
}

/** The entries that Astro stores when these files stand below content/. */
async function load(files: Record<string, string>, loader = articles()): Promise<Entry[]> {
  await rm('content', { recursive: true, force: true });
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join('content', file)), { recursive: true });
    await writeFile(join('content', file), text);
  }
  const entries = new Map<string, Entry>();
  const root = pathToFileURL(`${folder}/`);
  const ignore = () => undefined;
  const context = {
    config: { root, srcDir: new URL('src/', root) },
    logger: { warn: ignore, error: ignore, info: ignore, debug: ignore },
    store: {
      keys: () => entries.keys(),
      get: (id: string) => entries.get(id),
      set: (entry: Entry) => entries.set(entry.id, entry),
      clear: ignore,
    },
    generateDigest: (text: string) => text,
    entryTypes: new Map(['.md', '.mdx'].map((ending) => [ending, { getEntryInfo }])),
  };
  await loader.load(context as unknown as LoaderContext);
  return [...entries.values()];
}

const text = '---\ntitle: " Planning "\n---\n\nTekst\n';

test('a file is an entry: its name is the slug, its fields are as the schema reads them, its text keeps its lines', async () => {
  const [entry, ...others] = await load({ 'kennis/archief/vve-beheer-2.mdx': text });
  assert.equal(entry?.id, 'vve-beheer-2');
  assert.deepEqual(entry.data, { title: 'Planning', draft: false });
  assert.equal(entry.body, '\n\n\n\nTekst');
  assert.equal(entry.digest, text, 'by its digest Astro knows a file that did not change');
  assert.deepEqual(others, []);
});

test('numbers and lists that follow from other files are filled in, and the file is read each time', async () => {
  const count = '---\ntitle: "{Cases} cases"\n---\n<Count of="cases" />';
  const list = `${text}\n<StartList of="artikelen" />\n`;
  const entries = await load({ 'kennis/a.mdx': count, 'kennis/b.mdx': list, 'cases/c.mdx': text });
  const [a, b] = entries.toSorted((one, other) => one.id.localeCompare(other.id));
  assert.deepEqual([a?.data, a?.body], [{ title: 'Eén cases', draft: false }, '\n\n\néén']);
  assert.equal(b?.body, '\n\n\n\nTekst\n\n- ');
  for (const entry of entries) assert.ok(!('digest' in entry), entry.id);
});

test('a file name that can be no address, or one that the site uses, is refused', async () => {
  for (const name of ['Planning', 'mijn planning', 'mijn_planning', '-a', 'a--b', 'één']) {
    await assert.rejects(load({ [`kennis/${name}.mdx`]: text }), {
      message: `content/kennis/${name}.mdx\n  - de bestandsnaam wordt het adres: alleen kleine letters, cijfers en streepjes, met .mdx erachter`,
    });
  }
  await assert.rejects(load({ 'kennis/planning.md': text }), /met \.mdx erachter$/);
  for (const slug of ['index', 'pagina', 'categorie']) {
    await assert.rejects(load({ [`kennis/${slug}.mdx`]: text }), {
      message: `content/kennis/${slug}.mdx\n  - "${slug}" gebruikt de site zelf in adressen; geef dit bestand een andere naam`,
    });
    assert.equal((await load({ [`kennis/${slug}-2.mdx`]: text })).length, 1);
  }
});

test('two files with one address are refused, and both are named; one that moved keeps it', async () => {
  const [file, moved] = ['kennis/planning.mdx', 'kennis/archief/planning.mdx'];
  const loader = articles();
  await load({ [file]: text }, loader);
  assert.equal((await load({ [moved]: text }, loader))[0]?.id, 'planning');
  await assert.rejects(load({ [file]: text, [moved]: text }), ({ message }: Error) =>
    [file, moved, 'heeft hetzelfde adres als'].every((part) => message.includes(part)),
  );
});

test('what stops a build names the file, and the field or the line', async () => {
  for (const [fields, message] of [
    ['titel: Planning', 'veld "title": ontbreekt\n  - onbekend veld "titel"; kijk of het goed gespeld is'],
    ['title: PWA: wat is dat', 'de velden bovenaan zijn niet te lezen (rond regel 2): zet tekst met een'],
  ] as const) {
    await assert.rejects(load({ 'kennis/a.mdx': `---\n${fields}\n---\n` }), ({ message: told }: Error) =>
      told.startsWith(`content/kennis/a.mdx\n  - ${message}`),
    );
  }
});

test('a JSON list gives an entry for each item, and names the line or the item that is wrong', async () => {
  const list = jsonList('content/lijst.json', schema.extend({ id: z.string() }));
  const [entry] = await load({ 'lijst.json': '[{ "id": "mkb", "title": "Mkb" }]' }, list);
  assert.deepEqual(entry?.data, { id: 'mkb', title: 'Mkb', draft: false });
  for (const [wrong, message] of [
    ['[{ "id": "mkb"\n"title": "Mkb" }]', 'content/lijst.json\n  - regel 2: hiervoor ontbreekt een komma'],
    ['[{ "id": "mkb" }]', 'content/lijst.json, "mkb"\n  - veld "title": ontbreekt'],
  ] as const) {
    await assert.rejects(load({ 'lijst.json': wrong }, list), ({ message: told }: Error) =>
      told.startsWith(message),
    );
  }
});
