import { satteri } from '@astrojs/markdown-satteri';
import mdx from '@astrojs/mdx';
import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';

import { oldestBrowsers } from './src/build/browsers.ts';
import { contentFiles } from './src/build/content-files.ts';
import { hostRules } from './src/build/hosts/host-rules.ts';
import { jsonSchemas } from './src/tools/editors/json-schemas.ts';
import { smallPages } from './src/build/small-pages.ts';
import { sitemapOptions } from './src/build/sitemap-options.ts';
import { interactionScript } from './src/build/interaction-script.ts';
import { forgiveMdx } from './src/content/markdown/forgive-mdx.ts';
import { markdownOptions } from './src/content/markdown/markdown.ts';
import { siteUrl } from './src/site/site-url.ts';
import { computeColors } from './src/styles/tokens.ts';
import { contactDevServer } from './src/tools/server/contact-dev-server.ts';

/** Lightning CSS's `Features.Nesting`. */
const lightningNesting = 1;

export default defineConfig({
  site: siteUrl,
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  scopedStyleStrategy: 'class',
  devToolbar: { enabled: false },
  markdown: {
    // Shiki writes style attributes, which the policy forbids.
    syntaxHighlight: false,
    processor: satteri(markdownOptions),
  },
  prerenderConflictBehavior: 'error',
  experimental: { contentIntellisense: true },
  integrations: [
    contentFiles(),
    smallPages(),
    contactDevServer(),
    jsonSchemas(),
    mdx({ optimize: { ignoreElementNames: ['h2', 'h3'] } }),
    react(),
    sitemap(sitemapOptions),
    // Last, because it hashes the code of the pages as they are sent.
    hostRules(),
  ],
  vite: {
    plugins: [forgiveMdx, interactionScript, tailwindcss({ optimize: false })],
    // WebKit 2.50 loses nested rules of a media query when a rotated screen starts to match it.
    css: {
      lightningcss: { include: lightningNesting },
      postcss: { plugins: [computeColors] },
    },
    build: {
      // Small scripts are inlined; an image or print style as data: would break the policy.
      assetsInlineLimit: (path) => (path.endsWith('.js') ? undefined : false),
      // Photos in a separate folder: feed readers may show them too.
      rolldownOptions: {
        // Astro marks each text with a directive that the bundler does not know.
        onLog: (level, log, handle) => {
          if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log);
        },
        output: {
          assetFileNames: ({ names: [name = ''] }) =>
            `_astro/${/\.(jpe?g|png|webp|avif)$/i.test(name) ? 'beelden/' : ''}[name].[hash][extname]`,
        },
      },
      cssTarget: oldestBrowsers.map((browser) => browser.replace(' ', '')),
    },
  },
});
