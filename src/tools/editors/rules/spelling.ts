import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { lint, type Issue } from 'cspell';

import { createProblem, placeAt, type Problem } from '../problems/problem.ts';
import { listFiles } from '../files/list-files.ts';

/** Reports unknown words in content/ with suggestions, using the settings of `npm run check`. */
export async function checkSpelling(root: string): Promise<Problem[]> {
  const found: Issue[] = [];
  const files = listFiles('content/**/*.{md,mdx,yaml,json}', root);
  const steering = files.flatMap((file) => findDirective(file, readFileSync(join(root, file), 'utf8')));
  const ignore = () => undefined;
  await lint(
    ['content/**/*.{md,mdx,yaml,json}'],
    {
      root,
      config: `${root}/src/tools/editors/cspell.json`,
      // A configuration file in content/ could run code.
      configSearch: false,
      exclude: steering.map(({ file }) => file),
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
  const misspelled = found.map(({ uri = '', text, row: line, col: column, suggestions = [] }) => {
    const choices = suggestions.slice(0, 3).map((word) => `‘${word}’`);
    const what = choices.length > 0 ? `bedoel je ${choices.join(' of ')}? Verbeter het` : 'verbeter het';
    const message = `het woord ‘${text}’ is onbekend: ${what}, of zet het in content/woordenlijst.txt`;
    return createProblem(uri.replace(/^.*\/(?=content\/)/, ''), message, { line, column });
  });
  return [...steering, ...misspelled];
}

/** Reports a cspell directive in a text, which could disable the check or hang it. */
export function findDirective(file: string, text: string): Problem[] {
  const found = /\b(?:spell-?checker|c?spell)::?\s*[a-z-]+/i.exec(text);
  const message = `‘${found?.[0]}’ stuurt de spellingcontrole; haal het weg, en zet een woord in content/woordenlijst.txt`;
  return found ? [createProblem(file, message, placeAt(text, found.index))] : [];
}
