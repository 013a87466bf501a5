import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { importedFiles, textKinds } from '../../collections/kinds.ts';
import { listAddresses, type Addresses } from './addresses.ts';
import { readBody } from './body.ts';
import type { JsonFile } from './json-file.ts';
import type { Fault } from './fault.ts';
import { handbookFiles } from './handbook.ts';
import { checkAcrossFiles } from './rules/duplicates.ts';
import { checkFields, checkJson } from './rules/fields.ts';
import { checkHeadings } from './rules/headings.ts';
import { checkLinkCounts, type LinkingPage } from './rules/link-counts.ts';
import { checkLinks, listLinks } from './rules/links.ts';
import { checkNotation } from './rules/notation.ts';
import { checkOwnPhotos, listPhotos } from './rules/own-photos.ts';
import { checkParts } from './rules/parts.ts';
import { checkPatterns } from './rules/patterns.ts';
import { checkPlaces } from './rules/places.ts';
import { checkRepetition } from './rules/repetition.ts';
import { checkScreens } from './rules/screens.ts';
import { checkSearchIntents } from './rules/search-intent.ts';
import { checkUnfinished } from './rules/tips.ts';
import { partSets } from './part-sets.ts';
import { readJsonFiles } from './read-json-files.ts';
import { readTexts } from './read-texts.ts';
import type { TextFile } from './text-file.ts';

/** What the texts are checked against. */
interface Beside {
  jsonFiles: JsonFile[];
  handbook: string;
  now: Date;
}

/** Every fault of every file below content/ in the folder `root`, spelling aside, and how many files there are. */
export async function checkContent(root: string, now: Date): Promise<{ faults: Fault[]; files: number }> {
  const [jsonFiles, texts] = await Promise.all([readJsonFiles(root), readTexts(root)]);
  const handbook = await Promise.all(
    handbookFiles.map(async (file) => ({ file, text: await readFile(join(root, file), 'utf8') })),
  );
  const written = [...jsonFiles, ...texts, ...handbook];
  const files = written.map(({ file }) => file);
  const faults = [
    ...[...jsonFiles, ...texts].flatMap(({ faults }) => faults),
    ...(await checkAgainstSchemas(jsonFiles, texts)),
    ...checkPlaces(await listFiles(root), files, texts),
    ...checkAcrossFiles(texts),
    ...(await checkOwnPhotos(root, jsonFiles)),
    ...checkRepetition(texts),
    ...checkTexts(texts, { jsonFiles, handbook: handbook[0]?.text ?? '', now }),
    ...written.flatMap(checkNotation),
  ];
  return { faults, files: files.length };
}

/** The schemas load the company and the photos, so they can only be loaded when those files can be read. */
async function checkAgainstSchemas(jsonFiles: JsonFile[], texts: TextFile[]): Promise<Fault[]> {
  const imported = importedFiles.map(({ file }) => file);
  const unreadable = jsonFiles.find(({ file, value }) => imported.includes(file) && value === undefined);
  if (unreadable) {
    const message = 'los dit eerst op: tot dan zijn de velden van de andere bestanden niet te controleren';
    return [{ file: unreadable.file, line: 1, column: 1, message, tip: false }];
  }
  return (await Promise.all([...jsonFiles.map(checkJson), ...texts.map(checkFields)])).flat();
}

function checkTexts(texts: TextFile[], { jsonFiles, handbook, now }: Beside) {
  const photos = listPhotos(jsonFiles);
  const read = texts.map((text) => {
    const body = readBody(text);
    return { text, body, links: [...listLinks(body.nodes), ...listFieldLinks(text)] };
  });
  const addresses = listAddresses(
    read.map(({ text, body }) => ({ text, anchors: body.anchors })),
    now,
  );
  const pages = listPages(read, addresses);
  return [
    ...checkLinkCounts(pages),
    ...checkSearchIntents(
      handbook,
      pages.map(({ href }) => href),
    ),
    ...read.flatMap(({ text, body: { nodes, anchors, faults }, links }) => [
      ...faults,
      ...checkHeadings(text.file, nodes, { allowed: textKinds[text.kind].text !== 'short' }),
      ...checkParts(text.file, nodes, { parts: partSets[textKinds[text.kind].text], photos }),
      ...checkScreens(text),
      ...checkLinks(
        text.file,
        links.filter(({ url }) => !isWithinModel(text, url)),
        anchors,
        addresses,
      ),
      ...checkPatterns(text, nodes),
      ...checkUnfinished(text, now),
    ]),
  ];
}

/** Links between the screens of a model are judged with its screens. */
const isWithinModel = ({ kind }: TextFile, url: string) =>
  textKinds[kind].text === 'screens' && url.startsWith('#');

/** The pages that are a text's own and that visitors have; a model is part of its solution's question and links within itself. */
function listPages(
  read: { text: TextFile; links: { url: string }[] }[],
  addresses: Addresses,
): LinkingPage[] {
  return read.flatMap(({ text, links }) => {
    const { hasOwnPage, href, text: form } = textKinds[text.kind];
    const page = addresses.pages.get(href(text.slug));
    if (!hasOwnPage || form === 'screens' || !page || page.status) return [];
    return [{ text, href: href(text.slug), urls: links.map(({ url }) => url) }];
  });
}

/** The home page's pillars link to a page from a field. */
function listFieldLinks({ fields, locate }: TextFile) {
  const { items } = (fields?.['pillars'] ?? {}) as { items?: unknown };
  if (!Array.isArray(items)) return [];
  return items.flatMap((item, index) => {
    const { href } = (item ?? {}) as { href?: unknown };
    return typeof href === 'string' ? { url: href, ...locate(['pillars', 'items', index, 'href']) } : [];
  });
}

/** Every content file but those that start with a dot, which are settings of tools. */
async function listFiles(root: string): Promise<string[]> {
  const files = await Array.fromAsync(glob('content/**/*.{md,mdx,json}', { cwd: root }));
  return files.map((file) => file.replaceAll('\\', '/')).filter((file) => !/\/\./.test(file));
}
