import { useState } from 'react';

import { createConfig, type Page } from '../config.ts';
import { Editor } from '../page/Editor.tsx';
import { freezeWhileSaving } from '../page/freeze.ts';
import { nameVersions } from './name-versions.ts';

nameVersions();
freezeWhileSaving();

// After a save the dev server reloads all pages; the editor must not reload while someone types.
import.meta.hot?.on('vite:beforeFullReload', (payload) => {
  payload.path = '/elders.html';
});

/** The editor on local files. */
export function LocalEditor({ pages }: { pages: Page[] }) {
  const [config] = useState(() => createConfig({ storage: { kind: 'local' }, site: '', pages }));
  return <Editor config={config} />;
}
