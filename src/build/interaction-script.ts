import type { Plugin } from 'vite';

const entry = 'src/layouts/on-interaction.ts';
const name = 'INTERACTION_SCRIPT';

/** Bundles the script that pages load at the first interaction, and inserts its address in the inline script. */
export const interactionScript: Plugin = {
  name: 'interaction-script',
  // Before Astro inlines small scripts.
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
