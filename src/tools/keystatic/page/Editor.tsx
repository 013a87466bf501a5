import type { Config } from '@keystatic/core';
import { Keystatic } from '@keystatic/core/ui';
import { useEffect, useState, type FocusEvent, type FormEvent, type ReactNode } from 'react';

import { useContent } from '../fields/choice.ts';
import { createConfig } from '../forms/config.ts';
import { hookInto } from './hooks.ts';
import { watchFaults } from './notice.ts';
import { page, readPage } from './page-content.ts';
import { ask, busy, watchRequests } from './requests.ts';
import { Search } from './Search.tsx';
import { Versions } from './Versions.tsx';
import { views } from './views.tsx';

const pageList = 'paginas';

// After a save the dev server reloads all pages, or the one at `path`; here someone is typing.
import.meta.hot?.on('vite:beforeFullReload', (payload) => {
  payload.path = '/elders.html';
});

interface Props {
  /** The address of the site, where that is another. */
  site?: string;
  /** What the bar at the bottom shows besides the versions and the search. */
  children?: ReactNode;
}

/** Tells the styles how high the bar is, which grows with what it says. */
function watchHeight(bar: HTMLElement) {
  const tell = () => document.documentElement.style.setProperty('--bar', `${bar.offsetHeight}px`);
  const observer = new ResizeObserver(tell);
  observer.observe(bar);
  return () => observer.disconnect();
}

/** The whole editor. */
export function Editor({ site, children }: Props) {
  const [config, setConfig] = useState<Config>();
  const [fault, setFault] = useState('');
  const [saved, setSaved] = useState('');
  useContent();
  useEffect(() => {
    const read = () => readPage(ask);
    // A page that could not be read again offers what it had.
    watchRequests(setSaved, () => read().catch(() => undefined));
    watchFaults();
    const begin = () => {
      const made = createConfig(() => page.content, views, site);
      hookInto(made);
      setConfig(made);
    };
    read().then(begin, ({ message }: Error) => setFault(message));
  }, [site]);

  /** Keystatic asks for the address of a link in a field without a list. */
  function offerPages({ target }: FocusEvent) {
    const isLink = target instanceof HTMLInputElement && target.labels?.[0]?.textContent.startsWith('Link');
    if (isLink) target.setAttribute('list', pageList);
  }

  /** A title that is typed there becomes its address, of which React hears by an event alone. */
  function takeTitle({ target }: FormEvent) {
    if (!(target instanceof HTMLInputElement) || target.list?.id !== pageList) return;
    const named = page.content.pages.find(({ label }) => label === target.value);
    if (!named) return;
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(target, named.value);
    target.dispatchEvent(new Event('input', { bubbles: true }));
  }

  if (!config) return <p role="alert">{fault}</p>;
  return (
    <div style={{ display: 'contents' }} onFocusCapture={offerPages} onInputCapture={takeTitle}>
      <Keystatic config={config} />
      <datalist id={pageList}>
        {page.content.pages.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </datalist>
      <aside id="bar" ref={watchHeight}>
        <Versions />
        <Search config={config} />
        {(saved !== busy && children) || <span role="status">{saved}</span>}
      </aside>
    </div>
  );
}
