import assert from 'node:assert/strict';
import { glob, readFile } from 'node:fs/promises';
import { test } from 'node:test';

const mostUtilities = 10;

interface Source {
  file: string;
  text: string;
}

async function readSources(pattern: string): Promise<Source[]> {
  const files = await Array.fromAsync(glob(pattern, { cwd: 'src', exclude: ['**/*.test.ts'] }));
  return Promise.all(files.map(async (file) => ({ file, text: await readFile(`src/${file}`, 'utf8') })));
}

/** Every match of `pattern` with its file, but for those in the files where it belongs. */
function find(sources: Source[], pattern: RegExp, owner?: string): string[] {
  return sources
    .filter(({ file }) => file !== owner)
    .flatMap(({ file, text }) => Array.from(text.matchAll(pattern), ([match]) => `${file}: ${match}`));
}

const rawColour =
  /#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b(?=[;,)\s'"`\]])|\b(?:rgb|hsl|oklch|oklab|lab|lch)a?\(\s*[\d.]/gi;
const rawBreakpoint =
  /@media[^{]*\d[^{]*|(?<!@container[^{]*)\((?:width|min-width|max-width)\s*[:<>=]+\s*\d[^)]*\)|\b(?:min|max)-\[[\d.]+\w+\]:/g;
const classes = /\sclass(?:Name)?="([^"]+)"/g;

test('a colour, a raw breakpoint and a token are told apart', () => {
  const of = (text: string, pattern: RegExp) => find([{ file: 'a.css', text }], pattern).length;
  for (const text of ['color: #fff;', 'fill="#2141b8"', 'rgb(0 0 0 / 5%)', 'bg-[#123456]']) {
    assert.equal(of(text, rawColour), 1, text);
  }
  for (const text of ['var(--color-ink)', 'href="#inhoud"', "url('#a')", '#1 of them', 'id #facades']) {
    assert.equal(of(text, rawColour), 0, text);
  }
  for (const text of ['@media (width >= 40rem) {', 'sizes="(width >= 56rem) 1px"', 'min-[900px]:flex']) {
    assert.equal(of(text, rawBreakpoint), 1, text);
  }
  for (const text of ['@variant md {', 'md:flex', '@media print {', '@container (width < 30rem) {']) {
    assert.equal(of(text, rawBreakpoint), 0, text);
  }
});

test('every colour stands in tokens.css', async () => {
  const sources = await readSources('**/*.{css,astro,tsx,ts}');
  assert.deepEqual(find(sources, rawColour, 'styles/tokens.css'), []);
});

test('every breakpoint stands in tokens.css', async () => {
  const sources = await readSources('**/*.{css,astro,tsx}');
  assert.deepEqual(find(sources, rawBreakpoint, 'styles/tokens.css'), []);
});

test('no element has more than ten classes', async () => {
  const sources = await readSources('**/*.{astro,tsx}');
  const long = find(sources, classes).filter((match) => match.split(/\s+/).length - 2 > mostUtilities);
  assert.deepEqual(long, []);
});
