import { lint, suggestions, type Issue } from 'cspell';

import { createFault, type Fault } from '../../../collections/faults/fault.ts';

/** The spelling checker's settings, which `npm run check` uses too. */
const config = 'content/.cspell.json';

/** Words that get advice; looking for words that are like another takes a moment. */
const mostWordsWithAdvice = 20;

/** Words of the content that are in no dictionary, each with the words that look like it. */
export async function checkSpelling(root: string): Promise<Fault[]> {
  const found: Issue[] = [];
  const ignore = () => undefined;
  await lint(
    ['content/**/*.{md,mdx,json}'],
    { root, config: `${root}/${config}`, mustFindFiles: false },
    {
      issue: (issue) => found.push(issue),
      error: (message, cause) => {
        throw new Error(`${message}: ${cause.message}`, { cause });
      },
      ...{ info: ignore, debug: ignore, progress: ignore, result: ignore },
    },
  );
  const advice = await findAdvice(root, [...new Set(found.map(({ text }) => text))]);
  return found.map(({ uri = '', text, row: line, col: column }) => {
    const what = advice.get(text) ?? 'verbeter het';
    const message = `het woord ‘${text}’ is onbekend: ${what}, of zet het in content/woordenlijst.txt`;
    return createFault(uri.replace(/^.*\/(?=content\/)/, ''), message, { line, column });
  });
}

async function findAdvice(root: string, words: string[]): Promise<Map<string, string>> {
  const advice = new Map<string, string>();
  if (words.length === 0) return advice;
  const options = { config: `${root}/${config}`, numSuggestions: 3, numChanges: 2, includeTies: false };
  for await (const { word, suggestions: likely } of suggestions(
    words.slice(0, mostWordsWithAdvice),
    options,
  )) {
    const choices = likely.slice(0, 3).map((other) => `‘${other.word}’`);
    if (choices.length > 0) advice.set(word, `bedoel je ${choices.join(' of ')}? Verbeter het`);
  }
  return advice;
}
