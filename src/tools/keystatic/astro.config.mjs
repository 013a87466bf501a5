/** `npm run redactie`: the site as `npm run dev` shows it, and the editor beside it. */
import { defineConfig } from 'astro/config';

import site from '../../../astro.config.mjs';
import { editor } from './integration.ts';

export default defineConfig({
  ...site,
  integrations: [editor(), ...(site.integrations ?? [])],
  // The address that Keystatic insists on.
  server: { host: '127.0.0.1' },
});
