import { Keystatic } from '@keystatic/core/ui';
import { useState, type FocusEvent } from 'react';

import { createConfig, type Content, type Place } from './config.ts';
import { views } from './views.tsx';

const pageList = 'paginas';

// After a save the dev server reloads all pages, or the one at `path`; here someone is typing.
import.meta.hot?.on('vite:beforeFullReload', (payload) => {
  payload.path = '/elders.html';
});

/** The whole editor. */
export function Editor({ content, place }: { content: Content; place?: Place }) {
  const [config] = useState(() => createConfig(content, views, place));
  return (
    <div style={{ display: 'contents' }} onFocusCapture={offerPages}>
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
