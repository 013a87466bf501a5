import type { Config } from '@keystatic/core';
import { Keystatic } from '@keystatic/core/ui';
import { useEffect, useState, type ReactNode } from 'react';

import { cleanPastes } from './paste.ts';
import { showFaults } from './show-faults.ts';

/** The whole editor, with a bar below it that holds `children` and what was left out of a paste. */
export function Editor({ config, children }: { config: Config; children?: ReactNode }) {
  const [left, setLeft] = useState('');
  useEffect(() => {
    showFaults();
    cleanPastes(setLeft);
  }, []);
  return (
    <>
      <Keystatic config={config} />
      <aside id="bar">
        {children}
        <span role="status">{left}</span>
      </aside>
    </>
  );
}
