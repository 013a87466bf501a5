import { Keystatic } from '@keystatic/core/ui';
import { useState, type FocusEvent, type ReactNode } from 'react';

import { createConfig, type Content } from './config.ts';
import { hookInto } from './hooks.ts';
import { watchFaults } from './notice.ts';
import { Search } from './Search.tsx';
import { Versions } from './Versions.tsx';
import { createViews } from './views.tsx';

const pageList = 'paginas';

// After a save the dev server reloads all pages, or the one at `path`; here someone is typing.
import.meta.hot?.on('vite:beforeFullReload', (payload) => {
  payload.path = '/elders.html';
});

interface Props {
  content: Content;
  /** The address of the site, where that is another. */
  site?: string;
  /** What the bar at the bottom shows besides the versions and the search. */
  children?: ReactNode;
}

/** The whole editor. */
export function Editor({ content, site, children }: Props) {
  const [config] = useState(() => {
    hookInto(content);
    watchFaults();
    return createConfig(content, createViews(content), site);
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
      <aside id="bar">
        <Versions content={content} />
        <Search config={config} />
        {children}
      </aside>
    </div>
  );
}

/** Keystatic asks for the address of a link in a field without a list. */
function offerPages({ target }: FocusEvent) {
  const isLink = target instanceof HTMLInputElement && target.labels?.[0]?.textContent.startsWith('Link');
  if (isLink) target.setAttribute('list', pageList);
}
