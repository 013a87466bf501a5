// For tests: a small built site in a temporary folder.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after } from 'node:test';

/** A text long enough to be worth packing. */
export const LONG_TEXT = 'Eerst een maquette, dan pas bouwen. '.repeat(40);

/** The files of a small site, by path; a test adds or replaces what it needs. */
export const SMALL_SITE: Readonly<Record<string, string | Uint8Array>> = {
  'index.html': 'home',
  '404.html': `niet gevonden ${LONG_TEXT}`,
  'oplossingen.html': `oplossingen ${LONG_TEXT}`,
  'oplossingen/klantportaal.html': 'klantportaal',
  'expertise.html': 'expertise overzicht',
  'expertise/saas.html': 'expertise saas',
  'cases.html': 'cases overzicht',
  'cases/mkb.html': 'cases mkb',
  'kennis/rss.xml': '<rss/>',
  'delen/home.png': new Uint8Array(300),
  'favicon.svg': '<svg/>',
  'favicon.ico': new Uint8Array([0, 0, 1, 0]),
  'robots.txt': 'User-agent: *',
  '.well-known/security.txt': 'Contact: mailto:info@maquette.example',
  '_astro/App.Bx1.js': `// ${LONG_TEXT}`,
  '_astro/font.woff2': new Uint8Array(2_000),
};

/** Writes a built site into a new folder, removed after the test file; returns its path. */
export async function makeDist(files: Readonly<Record<string, string | Uint8Array>>) {
  const root = await mkdtemp(join(tmpdir(), 'maquette-'));
  after(() => rm(root, { recursive: true, force: true }));
  const dist = join(root, 'dist');
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(dist, path)), { recursive: true });
    await writeFile(join(dist, path), content);
  }
  return dist;
}
