import { Keystatic } from '@keystatic/core/ui';
import { useState, type FocusEvent } from 'react';

import { createConfig, type Content, type Place } from './config.ts';
import { hookInto } from './hooks.ts';
import { watchFaults } from './notice.ts';
import { createViews } from './views.tsx';

const pageList = 'paginas';

// After a save the dev server reloads all pages, or the one at `path`; here someone is typing.
import.meta.hot?.on('vite:beforeFullReload', (payload) => {
  payload.path = '/elders.html';
});

/** The whole editor. */
export function Editor({ content, place }: { content: Content; place?: Place }) {
  const [config] = useState(() => {
    hookInto(content);
    watchFaults();
    return createConfig(content, createViews(content), place);
  });
  return (
    <div style={{ display: 'contents' }} onFocusCapture={offerPages}>
      <Keystatic config={config} />
      <datalist id={pageList}>
        {content.pages.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
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
