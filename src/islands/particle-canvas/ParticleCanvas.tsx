import { useLayoutEffect, useSyncExternalStore } from 'react';

import { particleButton } from './button-settings.ts';

/** Labels the particles' button. The particles run without React, which a page without interaction never loads. */
export function ParticleCanvas() {
  const isStopped = useSyncExternalStore(watchButton, readButton);

  useLayoutEffect(() => {
    const { label, icon } = isStopped ? particleButton.play : particleButton.stop;
    getButton().ariaLabel = label;
    getButton().querySelector('path')?.setAttribute('d', icon);
  }, [isStopped]);

  return <></>;
}

const getButton = () => document.getElementById(particleButton.id) as HTMLElement;

const readButton = () => getButton().hasAttribute('data-stopped');

function watchButton(tell: () => void): () => void {
  getButton().addEventListener('click', tell);
  return () => getButton().removeEventListener('click', tell);
}
