import mdx from '@astrojs/mdx';
import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';

import { hydrationDirectives } from './src/hydration/index.ts';
import { contactDevServer } from './src/integrations/contact-dev-server.ts';
import { companyFacts } from './src/integrations/company-facts.ts';
import { leanPages } from './src/integrations/lean-pages.ts';
import { hostRules } from './src/integrations/host-rules.ts';
import { sitemapOptions } from './src/integrations/sitemap-options.ts';
import { jsonSchemas } from './src/integrations/json-schemas.ts';
import { siteUrl } from './src/site/site-url.ts';

export default defineConfig({
  site: siteUrl,
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  scopedStyleStrategy: 'class',
  devToolbar: { enabled: false },
  // Shiki writes style attributes, and the site has none.
  markdown: { syntaxHighlight: false },
  prerenderConflictBehavior: 'error',
  experimental: { contentIntellisense: true },
  integrations: [
    companyFacts(),
    leanPages(),
    contactDevServer(),
    jsonSchemas(),
    hydrationDirectives(),
    mdx(),
    react(),
    sitemap(sitemapOptions),
    // Last: it names the code of the pages as they are sent.
    hostRules(),
  ],
  vite: {
    plugins: [tailwindcss()],
    build: {
      // Small scripts stand in the page; a picture or print style as data: would break the policy.
      assetsInlineLimit: (path) => (path.endsWith('.js') ? undefined : false),
      cssTarget: ['chrome125', 'firefox128', 'safari17.5'],
    },
  },
});
