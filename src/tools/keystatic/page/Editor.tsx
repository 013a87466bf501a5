import type { Config } from '@keystatic/core';
import { Keystatic } from '@keystatic/core/ui';
import { useEffect, useState, type ReactNode } from 'react';

import { cleanPastes } from './paste.ts';
import { showProblems } from './show-problems.ts';

/** Tells the styles how high the bar is, which grows with what it says. */
function watchHeight(bar: HTMLElement) {
  const tell = () => document.body.style.setProperty('--bar', `${bar.offsetHeight}px`);
  const observer = new ResizeObserver(tell);
  observer.observe(bar);
  return () => observer.disconnect();
}

/** The whole editor, with a bar below it that holds `children` and what was left out of a paste. */
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
