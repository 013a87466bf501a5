import type { Config } from '@keystatic/core';
import { Keystatic } from '@keystatic/core/ui';
import { useEffect, useState, type ReactNode } from 'react';

import { cleanPastes } from './paste.ts';
import { showProblems } from './show-problems.ts';

/** Sets a CSS property to the height of the bar, which grows with its text. */
function watchHeight(bar: HTMLElement) {
  const tell = () => document.body.style.setProperty('--bar', `${bar.offsetHeight}px`);
  const observer = new ResizeObserver(tell);
  observer.observe(bar);
  return () => observer.disconnect();
}

/** Keystatic with a bar below it, which shows `children` and what a paste left out. */
export function Editor({ config, children }: { config: Config; children?: ReactNode }) {
  const [left, setLeft] = useState('');
  useEffect(() => {
    showProblems();
    cleanPastes(setLeft);
  }, []);
  return (
    <>
      <Keystatic config={config} />
      <aside id="bar" ref={watchHeight}>
        {children}
        <span role="status">{left}</span>
      </aside>
    </>
  );
}
