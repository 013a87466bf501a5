import { useRef, useState } from 'react';

import { dismiss } from '../shared/dismissal.ts';
import { floatingBarSettings } from './settings.ts';
import { useFocusReturn } from './use-focus-return.ts';
import { usePlace } from './use-place.ts';
import { usePresence } from './use-presence.ts';

interface Props {
  href: string;
}

/** The small bar that offers a conversation once the visitor has read on; hidden until it is wanted. */
export function FloatingBar({ href }: Props) {
  const bar = useRef<HTMLElement>(null);
  const [closed, setClosed] = useState(false);
  const { awake, place: freePlace, seen } = usePlace(bar);
  const place = closed ? 'away' : freePlace;
  const present = usePresence(bar, place === 'standing');
  useFocusReturn(bar, place === 'away');

  const close = () => {
    dismiss(floatingBarSettings.dismissedKey);
    setClosed(true);
  };
  return (
    <>
      {/* Stands in the server's HTML: assistive technology announces only what changes in a place that it knows. */}
      <p className="sr-only" role="status">
        {seen && !closed && 'Onderaan het scherm staat een knop om een gesprek te plannen.'}
      </p>
      <aside
        className="floating-bar unprinted"
        aria-label="Gesprek plannen"
        ref={bar}
        hidden={!awake}
        data-place={present ? undefined : place}
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
