import assert from 'node:assert/strict';
import { glob, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { test } from 'node:test';

const root = join(import.meta.dirname, '../..');
const paths = await Array.fromAsync(glob(join(root, 'content/**/*.{md,mdx,json}')));
const files = await Promise.all(
  paths.map(async (path) => ({ file: relative(root, path), text: await readFile(path, 'utf8') })),
);

const nonBreakingSpace = '\u00a0';
const breakableEuro = new RegExp(`€(?!${nonBreakingSpace})\\D?\\d|€$`, 'm');
const formalYou = /(?<![\p{L}\p{N}'’+-])(u|uw)(?![\p{L}\p{N}'’+-])/iu;

/** Each line that matches, as `file:line: text`. */
function findLines(pattern: RegExp, among = files): string[] {
  return among.flatMap(({ file, text }) =>
    text.split('\n').flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1}: ${line}`] : [])),
  );
}

test('the notation checks find what they look for', () => {
  const among = (text: string) => [{ file: 'x.mdx', text }];
  for (const text of ['Kost € 10', 'Kost €10']) assert.equal(findLines(breakableEuro, among(text)).length, 1);
  assert.deepEqual(
    findLines(breakableEuro, among(`Kost €${nonBreakingSpace}10; schrijf € met een spatie`)),
    [],
  );
  for (const text of ['Wilt u meer?', 'Uw gegevens', '(u)'])
    assert.equal(findLines(formalYou, among(text)).length, 1);
  assert.deepEqual(findLines(formalYou, among('9:00 uur, nu, ruw, U2')), []);
});

test('a euro sign never stands at the end of a line without its amount', () => {
  assert.ok(files.length > 0);
  assert.deepEqual(findLines(breakableEuro), []);
});

test('visitors and editors are addressed as je', () => {
  assert.deepEqual(findLines(formalYou), []);
});

test('no two pages have the same search title', () => {
  const titles = files.flatMap(({ text }) => /^seoTitle: *(.+)$/m.exec(text)?.[1] ?? []);
  assert.ok(titles.length > 1);
  assert.deepEqual(
    titles.filter((title, index) => titles.indexOf(title) !== index),
    [],
  );
});
