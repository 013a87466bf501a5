import { useLayoutEffect, useRef, useState } from 'react';

import { dismiss } from '../shared/dismissal.ts';
import styles from './floating-bar.css?url';
import { floatingBarSettings } from './settings.ts';
import { usePlacement } from './use-placement.ts';
import { usePresence } from './use-presence.ts';

interface Props {
  href: string;
}

/** The bar that offers a conversation after some scrolling; its style is in no page that stays at the top. */
export function FloatingBar({ href }: Props) {
  const bar = useRef<HTMLElement>(null);
  const { hydrated, placement, announced, update } = usePlacement(bar);
  const [isStyled, setStyled] = useState(false);
  const present = usePresence(bar, placement === 'shown');
  const cameFrom = useRef<EventTarget | null>(null);

  // A closed bar gives focus back to where it came from, or else to what follows the bar.
  useLayoutEffect(() => {
    if (placement !== 'hidden') return;
    for (const target of [cameFrom.current, document.querySelector('footer a')]) {
      const hasFocus = bar.current?.contains(document.activeElement);
      if (hasFocus && target instanceof HTMLElement) target.focus({ preventScroll: true });
    }
  }, [placement]);

  const close = () => {
    dismiss(floatingBarSettings.dismissedKey);
    update();
  };
  return (
    <>
      {/* Empty in the server's HTML: screen readers announce changes only in live regions they know. */}
      <p className="sr-only" role="status">
        {announced && 'Onderaan het scherm staat een knop om een gesprek te plannen.'}
      </p>
      {/* Until its style is there the bar would stand in the page, and move it. */}
      {hydrated && <link rel="stylesheet" href={styles} onLoad={() => setStyled(true)} />}
      {/* Only remembers where focus came from. */}
      {/* eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-interactions */}
      <aside
        className="floating-bar unprinted"
        aria-label="Gesprek plannen"
        ref={bar}
        hidden={!isStyled}
        data-placement={present ? undefined : placement}
        onFocus={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
        }}
      >
        <p>Klaar om te starten?</p>
        <a className="button min-h-12 button-primary px-4.5 py-2" href={href}>
          Plan gesprek
        </a>
        <button type="button" aria-label="Balk sluiten" onClick={close} />
      </aside>
    </>
  );
}
