import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { redirectsFile } from '../../site/moved-addresses.ts';
import { listFigures } from '../../site/figures.ts';
import { listAddresses, type Addresses } from './addresses.ts';
import { readText, type ReadText } from './body.ts';
import { createProblem, type Problem } from './problems/problem.ts';
import { parseJsonFile, type JsonFile } from './files/json-file.ts';
import { photoWords } from './files/json-files.ts';
import { importedFiles, collections } from './files/collections.ts';
import { listFiles } from './files/list-files.ts';
import { readTextFiles } from './files/text-file.ts';
import { componentSets } from './component-sets.ts';
import { checkAccidents } from './rules/accidents.ts';
import { checkCharacters } from './rules/characters.ts';
import { checkDialects } from './rules/dialects.ts';
import { checkFields, checkJson } from './rules/fields.ts';
import { checkFieldSource } from './rules/field-source.ts';
import { checkFieldText, checkJsonText } from './rules/field-text.ts';
import { checkFigures, findSprints, listKnownWords, type KnownWords } from './rules/figures.ts';
import { checkAcrossFiles, listUnreadFiles } from './rules/files.ts';
import { checkFootnotes } from './rules/footnotes.ts';
import { checkSearchIntents } from './rules/handbook.ts';
import { checkHeadings } from './rules/headings.ts';
import { checkLeftovers } from './rules/leftovers.ts';
import { checkReferences } from './rules/link-references.ts';
import { checkLinks } from './rules/links.ts';
import { checkName } from './rules/names.ts';
import { checkNotation, handbookFiles } from './rules/notation.ts';
import { checkPhotos, listPhotos } from './rules/photos.ts';
import { checkComponentWords } from './rules/component-words.ts';
import { checkComponents } from './rules/components.ts';
import { checkRedirects } from './rules/redirects.ts';
import { listReferenceProblems } from './rules/references.ts';
import { checkScreens } from './rules/screens.ts';
import { checkShareLetters } from './rules/share-letters.ts';
import { checkUnfinished } from './rules/unfinished.ts';
import { checkWholeFiles } from './rules/whole-file.ts';

/** Checks the redirects and every file below content/ of the project at `root`, except for spelling; `files` counts the files. */
export async function checkContent(root: string, now: Date): Promise<{ problems: Problem[]; files: number }> {
  const read = (file: string) => ({ file, text: readFileSync(join(root, file), 'utf8') });
  const lists = [...importedFiles.map(({ file }) => file), ...listFiles(photoWords.file, root)];
  const jsonFiles = lists.map((file) => parseJsonFile(file, read(file).text));
  const texts = readTextFiles(root).map(readText);
  const handbook = handbookFiles.map(read);
  const others = [redirectsFile, 'content/woordenlijst.txt'].filter((file) => existsSync(join(root, file)));
  const files = [...jsonFiles, ...texts, ...handbook];
  const context = {
    now,
    known: listKnownWords(listFigures(findSprints(texts, now))),
    photos: listPhotos(jsonFiles),
  };
  const addresses = listAddresses(texts, now);
  // A planned text is published by the nightly build of its date, so its links must work on that date.
  const addressesFor = ({ fields }: ReadText) => {
    const date = fields?.['date'];
    return date instanceof Date && date > now ? listAddresses(texts, date) : addresses;
  };
  const problems = [
    ...[...jsonFiles, ...texts].flatMap((file) => file.problems),
    ...(await checkAgainstSchemas(jsonFiles, texts)),
    ...listUnreadFiles(root, files),
    ...checkAcrossFiles(texts),
    ...texts.flatMap((text) => [
      ...checkName(text, texts),
      ...listReferenceProblems(text, texts),
      ...checkLinks(text, addressesFor(text)),
      ...checkText(text, context),
    ]),
    ...checkScreens(texts),
    ...(await checkPhotos(root, jsonFiles)),
    ...(await checkShareLetters(texts, jsonFiles)),
    ...checkRedirects(root, texts, addresses),
    ...handbook.slice(0, 1).flatMap((file) => checkSearchIntents(file, listVisiblePages(texts, addresses))),
    ...[...jsonFiles, ...handbook, ...others.map(read)].flatMap(checkCharacters),
    ...jsonFiles.flatMap(checkJsonText),
    ...files.flatMap(checkNotation),
  ];
  const whole = checkWholeFiles(root);
  const unread = new Set(whole.map(({ file }) => file));
  return {
    problems: [...whole, ...problems.filter(({ file }) => !unread.has(file))],
    files: files.length,
  };
}

/** The data from other files that the rules for one text need. */
interface Context {
  now: Date;
  known: KnownWords[];
  photos: readonly string[];
}

/** Applies the rules that need no other text. */
export function checkText(text: ReadText, { now, known, photos }: Context): Problem[] {
  return [
    ...checkHeadings(text),
    ...checkComponents(text, { components: componentSets[collections[text.collection].text], photos }),
    ...checkCharacters(text),
    ...checkFieldSource(text, now),
    ...checkFieldText(text),
    ...checkDialects(text),
    ...checkFootnotes(text),
    ...checkReferences(text),
    ...checkLeftovers(text),
    ...checkComponentWords(text),
    ...checkAccidents(text),
    ...checkUnfinished(text, now),
    ...checkFigures(text, known),
  ];
}

/** Checks all fields; the schemas import the company and the photos, so those files must parse first. */
async function checkAgainstSchemas(jsonFiles: JsonFile[], texts: ReadText[]): Promise<Problem[]> {
  const imported = importedFiles.map(({ file }) => file);
  const unreadable = jsonFiles.find(({ file, value }) => imported.includes(file) && value === undefined);
  if (unreadable) {
    const message = 'los dit eerst op: tot dan zijn de velden van de andere bestanden niet te controleren';
    return [createProblem(unreadable.file, message)];
  }
  return (await Promise.all([...jsonFiles.map(checkJson), ...texts.map(checkFields)])).flat();
}

/** Returns the addresses of the public pages, without models: each shares the search intent of its solution. */
function listVisiblePages(texts: ReadText[], { pages }: Addresses): string[] {
  return texts.flatMap(({ collection, slug }) => {
    const { hasOwnPage, href, text } = collections[collection];
    const page = pages.get(href(slug));
    return hasOwnPage && text !== 'none' && page && !page.status ? [href(slug)] : [];
  });
}
