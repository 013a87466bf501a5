import type { Plugin } from 'vite';

const entry = 'src/layouts/touched.ts';
const name = 'TOUCHED_SCRIPT';

/** Bundles the script that a page fetches at the first touch, and writes its address where a script in the page asks for it. */
export const touchedScript: Plugin = {
  name: 'touched-script',
  // Before Astro moves small scripts into the pages.
  enforce: 'pre',
  config: (_config, { command }) =>
    command === 'serve' ? { define: { [name]: JSON.stringify(`/${entry}`) } } : {},
  applyToEnvironment: (environment) => environment.name === 'client',
  buildStart() {
    if (this.environment.mode === 'build') this.emitFile({ type: 'chunk', id: entry, name: 'touched' });
  },
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    const touched = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(entry));
    if (!touched) this.error('src/layouts/touched.ts was not bundled.');
    for (const chunk of chunks) {
      chunk.code = chunk.code.replaceAll(name, JSON.stringify(`/${touched.fileName}`));
    }
  },
};
