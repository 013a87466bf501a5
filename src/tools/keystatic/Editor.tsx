import { Keystatic } from '@keystatic/core/ui';
import { useState, type FocusEvent } from 'react';

import { createConfig, type Content } from './config.ts';
import { views } from './views.tsx';

const pageList = 'paginas';

// The dev server reloads every page when a text was saved; here the next sentence is being typed. Vite takes a path for
// the only page to reload.
import.meta.hot?.on('vite:beforeFullReload', (payload) => {
  payload.path = '/elders.html';
});

/** The whole editor. */
export function Editor(content: Content) {
  const [config] = useState(() => createConfig(content, views));
  return (
    <div className="contents" onFocusCapture={offerPages}>
      <Keystatic config={config} />
      <datalist id={pageList}>
        {content.pages.map((page) => (
          <option key={page} value={page} />
        ))}
      </datalist>
    </div>
  );
}

/** Keystatic asks for the address of a link in a field without a list. */
function offerPages({ target }: FocusEvent) {
  const isLink = target instanceof HTMLInputElement && target.labels?.[0]?.textContent.startsWith('Link');
  if (isLink) target.setAttribute('list', pageList);
}
