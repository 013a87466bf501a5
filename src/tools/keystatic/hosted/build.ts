/** `npm run redactie:build`: builds the hosted editor to redactie-dist for GITHUB_REPOSITORY, or for REDACTIE_CLOUD, the project at Keystatic Cloud. */
import { readFile, writeFile } from 'node:fs/promises';

import react from '@astrojs/react';
import { build } from 'astro';

import { readInlineCode } from '../../../build/hosts/inline-code.ts';
import { siteUrl } from '../../../site/site-url.ts';
import { inBrowser } from '../in-browser.ts';
import { keystaticPatches } from '../patch-keystatic.ts';

/** Returns the origins that Keystatic connects to; GitHub serves files of public repositories from a separate one. */
const findOrigins = () =>
  process.env['REDACTIE_CLOUD']
    ? 'https://api.keystatic.cloud wss://live.keystatic.cloud'
    : 'https://api.github.com https://raw.githubusercontent.com';

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
    plugins: [inBrowser, keystaticPatches()],
    define: { 'process.env.SITE_URL': JSON.stringify(siteUrl) },
  },
});
const { scripts, styles } = readInlineCode(await readFile(`${outDir}/index.html`, 'utf8'));
const headers = (await readFile(`${outDir}/_headers`, 'utf8'))
  .replace("script-src 'self'", ["script-src 'self'", ...scripts].join(' '))
  .replace("style-src 'self'", ["style-src 'self'", ...styles].join(' '))
  .replace('https://api.github.com https://raw.githubusercontent.com', findOrigins());
await writeFile(`${outDir}/_headers`, headers);
