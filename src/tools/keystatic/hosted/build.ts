/** `npm run redactie:build`: writes the hosted editor to redactie-dist; GITHUB_REPOSITORY names the repository, REDACTIE_CLOUD the project at Keystatic Cloud. */
import { cp, readFile, writeFile } from 'node:fs/promises';

import react from '@astrojs/react';
import tailwindcss from '@tailwindcss/vite';
import { build } from 'astro';

import { readInlineCode } from '../../../build/hosts/inline-code.ts';
import { siteUrl } from '../../../site/site-url.ts';
import { inBrowser } from '../in-browser/plugin.ts';
import { keystaticPatches } from '../patch-keystatic.ts';
import { listOwnPhotoFiles } from './own-photo-files.ts';

const outDir = 'redactie-dist';
const srcDir = 'src/tools/keystatic/hosted';

if (!process.env['GITHUB_REPOSITORY']?.includes('/')) throw new Error('Set GITHUB_REPOSITORY to owner/name.');
await build({
  configFile: false,
  outDir,
  srcDir,
  publicDir: `${srcDir}/public`,
  integrations: [react()],
  vite: {
    plugins: [tailwindcss({ optimize: false }), inBrowser, keystaticPatches()],
    define: { 'process.env.SITE_URL': JSON.stringify(siteUrl) },
  },
});
const { scripts, styles } = readInlineCode(await readFile(`${outDir}/index.html`, 'utf8'));
const headers = (await readFile(`${outDir}/_headers`, 'utf8'))
  .replace("script-src 'self'", ["script-src 'self'", ...scripts].join(' '))
  .replace("style-src 'self'", ["style-src 'self'", ...styles].join(' '))
  .replace('api.github.com', process.env['REDACTIE_CLOUD'] ? 'api.keystatic.cloud' : 'api.github.com');
await writeFile(`${outDir}/_headers`, headers);
// The editor shows them in texts.
for (const file of listOwnPhotoFiles('.')) await cp(file, `${outDir}/${file}`);
