import { lint, type Issue } from 'cspell';

import { createFault, type Fault } from '../faults/fault.ts';

/** Words of the content that are in no dictionary, each with the words that look like it; as `npm run check` looks. */
export async function checkSpelling(root: string): Promise<Fault[]> {
  const found: Issue[] = [];
  const ignore = () => undefined;
  await lint(
    ['content/**/*.{md,mdx,json}'],
    {
      root,
      config: `${root}/src/tools/editors/cspell.json`,
      // A configuration in content/ could import code.
      configSearch: false,
      mustFindFiles: false,
      showSuggestions: true,
    },
    {
      issue: (issue) => found.push(issue),
      error: (message, cause) => {
        throw new Error(`${message}: ${cause.message}`, { cause });
      },
      info: ignore,
      debug: ignore,
      progress: ignore,
      result: ignore,
    },
  );
  return found.map(({ uri = '', text, row: line, col: column, suggestions = [] }) => {
    const choices = suggestions.slice(0, 3).map((word) => `‘${word}’`);
    const what = choices.length > 0 ? `bedoel je ${choices.join(' of ')}? Verbeter het` : 'verbeter het';
    const message = `het woord ‘${text}’ is onbekend: ${what}, of zet het in content/woordenlijst.txt`;
    return createFault(uri.replace(/^.*\/(?=content\/)/, ''), message, { line, column });
  });
}
