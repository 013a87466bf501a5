/** `npm run redactie:build`: writes the hosted editor to redactie-dist; GITHUB_REPOSITORY names the repository, REDACTIE_CLOUD the project at Keystatic Cloud. */
import { existsSync } from 'node:fs';
import { cp, readFile, writeFile } from 'node:fs/promises';

import react from '@astrojs/react';
import tailwindcss from '@tailwindcss/vite';
import { build } from 'astro';

import { ownPhotoFolder } from '../../../site/own-photos.ts';
import { siteUrl } from '../../../site/site-url.ts';
import { inBrowser } from '../in-browser/plugin.ts';
import { keystaticPatches } from '../patch-keystatic.ts';

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
if (process.env['REDACTIE_CLOUD']) {
  const headers = await readFile(`${outDir}/_headers`, 'utf8');
  await writeFile(`${outDir}/_headers`, headers.replace('api.github.com', 'api.keystatic.cloud'));
}
// The editor shows them in texts.
if (existsSync(ownPhotoFolder)) await cp(ownPhotoFolder, `${outDir}/${ownPhotoFolder}`, { recursive: true });
