import type { Plugin } from 'vite';

const entry = 'src/layouts/on-interaction.ts';
const name = 'INTERACTION_SCRIPT';

/** Bundles the script that a page fetches at the first interaction, and writes its address where a script in the page asks for it. */
export const interactionScript: Plugin = {
  name: 'interaction-script',
  // Before Astro moves small scripts into the pages.
  enforce: 'pre',
  config: (_config, { command }) =>
    command === 'serve' ? { define: { [name]: JSON.stringify(`/${entry}`) } } : {},
  applyToEnvironment: (environment) => environment.name === 'client',
  buildStart() {
    if (this.environment.mode === 'build') this.emitFile({ type: 'chunk', id: entry, name: 'interaction' });
  },
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    const script = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(entry));
    if (!script) this.error('src/layouts/on-interaction.ts was not bundled.');
    for (const chunk of chunks) {
      chunk.code = chunk.code.replaceAll(name, JSON.stringify(`/${script.fileName}`));
    }
  },
};
