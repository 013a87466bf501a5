import assert from 'node:assert/strict';
import { glob, readFile } from 'node:fs/promises';
import { test } from 'node:test';

const mostClasses = 10;

interface Source {
  file: string;
  text: string;
}

async function readSources(pattern: string): Promise<Source[]> {
  const files = await Array.fromAsync(glob(pattern, { cwd: 'src', exclude: ['**/*.test.ts'] }));
  return Promise.all(files.map(async (file) => ({ file, text: await readFile(`src/${file}`, 'utf8') })));
}

/** Finds every match of `pattern`, outside the file where it belongs. */
function find(sources: Source[], pattern: RegExp, owner?: string): string[] {
  return sources
    .filter(({ file }) => file !== owner)
    .flatMap(({ file, text }) => Array.from(text.matchAll(pattern), ([match]) => `${file}: ${match}`));
}

const rawColour =
  /#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b(?=[;,)\s'"`\]])|\b(?:rgb|hsl|oklch|oklab|lab|lch)a?\(\s*[\d.]/gi;
const rawBreakpoint =
  /@media[^{]*\d[^{]*|(?<!@container[^{]*)\((?:width|min-width|max-width)\s*[:<>=]+\s*\d[^)]*\)|\b(?:min|max)-\[[\d.]+\w+\]:/g;
const classes = /\sclass(?:Name|:list)?=(?:"[^"]*"|\{(?:[^{}]|\{[^{}]*\})*\})/g;

/** Counts the most classes that an attribute can give: the longer branch of a ternary, one for a variable. */
function countClasses(attribute: string): number {
  const count = (list: string) => list.split(/\s+/).filter(Boolean).length;
  const chosen = attribute
    .replace(/[=!]== '[^']*'/g, '')
    .replace(/\? ('[^']*')\s*: ('[^']*')/g, (_, yes: string, no: string) =>
      count(yes) < count(no) ? no : yes,
    );
  return count((chosen.match(/'[^']*'|"[^"]*"|`[^`]*`/g) ?? []).map((list) => list.slice(1, -1)).join(' '));
}

test('every colour and breakpoint is in tokens.css', async () => {
  const sources = await readSources('**/*.{css,astro,tsx,ts}');
  assert.deepEqual(find(sources, rawColour, 'styles/tokens.css'), []);
  const sheets = sources.filter(({ file }) => !file.endsWith('.ts'));
  assert.deepEqual(find(sheets, rawBreakpoint, 'styles/tokens.css'), []);
});

test(`no element has more than ${mostClasses} classes`, async () => {
  const found = find(await readSources('**/*.{astro,tsx}'), classes);
  assert.ok(found.some((match) => match.includes('class:list')));
  assert.deepEqual(
    found.filter((match) => countClasses(match) > mostClasses),
    [],
  );
});

test('Tailwind scans only the files that global.css names', async () => {
  const text = await readFile('src/styles/global.css', 'utf8');
  assert.match(text, /@import 'tailwindcss\/utilities\.css' layer\(utilities\) source\(none\);/);
  assert.doesNotMatch(text, /@source [^;]*content/);
});
