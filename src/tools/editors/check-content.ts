import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { createFault, type Fault } from './faults/fault.ts';
import { parseJsonFile, type JsonFile } from './files/json-file.ts';
import { photoWords } from './files/json-files.ts';
import { importedFiles, textKinds } from './files/kinds.ts';
import { listFiles } from './files/list-files.ts';
import { readTextFiles, type TextFile } from './files/text-file.ts';
import { redirectsFile } from '../../site/moved-addresses.ts';
import { listFigures } from '../../site/figures.ts';
import { listAddresses, type Addresses } from './addresses.ts';
import { readBody } from './body.ts';
import { checkInputs } from './check-inputs.ts';
import { checkTogether } from './check-together.ts';
import { partSets } from './part-sets.ts';
import { checkCharacters } from './rules/characters.ts';
import { checkFields, checkJson } from './rules/fields.ts';
import { checkJsonText } from './rules/field-text.ts';
import { checkFigures, findSprints, listKnownWords } from './rules/figures.ts';
import { checkAcrossFiles, listUnreadFiles } from './rules/files.ts';
import { checkSearchIntents } from './rules/handbook.ts';
import { checkHeadingIds, checkHeadings } from './rules/headings.ts';
import { checkNotation, handbookFiles } from './rules/notation.ts';
import { checkOwnPhotos, listPhotos } from './rules/own-photos.ts';
import { checkParts } from './rules/parts.ts';
import { checkRedirects } from './rules/redirects.ts';
import { checkScreens } from './rules/screens.ts';
import { checkShareLetters } from './rules/share-letters.ts';
import { checkUnfinished } from './rules/unfinished.ts';
import { checkWholeFiles } from './rules/whole-file.ts';

/** Every fault of the redirects and of every file below content/ in the folder `root`, spelling aside, and how many files there are. */
export async function checkContent(root: string, now: Date): Promise<{ faults: Fault[]; files: number }> {
  const jsonFiles = readJsonFiles(root);
  const texts = readTextFiles(root);
  const handbook = handbookFiles.map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));
  const files = [...jsonFiles, ...texts, ...handbook];
  const read = texts.map((text) => ({ text, body: readBody(text) }));
  const known = listKnownWords(listFigures(findSprints(texts, now)));
  const addresses = listAddresses(
    read.map(({ text, body }) => ({ text, anchors: body.anchors })),
    now,
  );
  const pages = listVisiblePages(texts, addresses);
  const photos = listPhotos(jsonFiles);
  const faults = [
    ...[...jsonFiles, ...texts].flatMap(({ faults }) => faults),
    ...(await checkAgainstSchemas(jsonFiles, texts)),
    ...listUnreadFiles(
      root,
      files.map(({ file }) => file),
    ),
    ...checkAcrossFiles(texts),
    ...checkTogether(read, now),
    ...checkScreens(read),
    ...(await checkOwnPhotos(root, jsonFiles)),
    ...(await checkShareLetters(texts, jsonFiles)),
    ...checkRedirects(root, texts, addresses),
    ...handbook.slice(0, 1).flatMap((file) => checkSearchIntents(file, pages)),
    ...read.flatMap(({ text, body }) => [
      ...body.faults,
      ...checkHeadings(text.file, body.nodes, { allowed: textKinds[text.kind].text !== 'short' }),
      ...checkHeadingIds(text, body),
      ...checkParts(text.file, body.nodes, { parts: partSets[textKinds[text.kind].text], photos }),
      ...checkInputs(text, body, now),
      ...checkUnfinished(text, now),
      ...checkFigures(text, known),
    ]),
    ...[...jsonFiles, ...handbook, ...readOthers(root)].flatMap(checkCharacters),
    ...jsonFiles.flatMap(checkJsonText),
    ...files.flatMap(checkNotation),
  ];
  const whole = checkWholeFiles(root);
  const unread = new Set(whole.map(({ file }) => file));
  return {
    faults: [...whole, ...faults.filter(({ file }) => !unread.has(file))],
    files: files.length,
  };
}

/** What is no text of a page. */
function readOthers(root: string) {
  const files = [redirectsFile, 'content/woordenlijst.txt'].filter((file) => existsSync(join(root, file)));
  return files.map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));
}

/** Every JSON file that the site reads. */
function readJsonFiles(root: string): JsonFile[] {
  const files = importedFiles.map(({ file }) => file);
  return [...files, ...listFiles(photoWords.file, root)].map((file) =>
    parseJsonFile(file, readFileSync(join(root, file), 'utf8')),
  );
}

/** The schemas load the company and the photos, so they can only be loaded when those files can be read. */
async function checkAgainstSchemas(jsonFiles: JsonFile[], texts: TextFile[]): Promise<Fault[]> {
  const imported = importedFiles.map(({ file }) => file);
  const unreadable = jsonFiles.find(({ file, value }) => imported.includes(file) && value === undefined);
  if (unreadable) {
    const message = 'los dit eerst op: tot dan zijn de velden van de andere bestanden niet te controleren';
    return [createFault(unreadable.file, message)];
  }
  return (await Promise.all([...jsonFiles.map(checkJson), ...texts.map(checkFields)])).flat();
}

/** The addresses of the pages that visitors have; a model is part of its solution's question. */
function listVisiblePages(texts: TextFile[], { pages }: Addresses): string[] {
  return texts.flatMap(({ kind, slug }) => {
    const { hasOwnPage, href, text } = textKinds[kind];
    const page = pages.get(href(slug));
    return hasOwnPage && text !== 'none' && page && !page.status ? [href(slug)] : [];
  });
}
