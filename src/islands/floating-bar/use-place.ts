import { useEffect, useState, type RefObject } from 'react';

import { isDismissed } from '../shared/dismissal.ts';
import { useAwake } from '../shared/use-awake.ts';
import { readSurroundings } from './read-surroundings.ts';
import { floatingBarSettings } from './settings.ts';
import { findPlace, type Place } from './surroundings.ts';

/** Where the bar belongs now, and whether it has stood before; follows scroll, focus, resize and other tabs. */
export function usePlace(bar: RefObject<HTMLElement | null>) {
  const awake = useAwake();
  const [place, setPlace] = useState<Place>('away');
  const [seen, setSeen] = useState(false);

  useEffect(() => {
    // Before that it is not laid out, and cannot be measured.
    if (!awake) return;
    const listening = new AbortController();
    const options = { passive: true, signal: listening.signal };
    const look = () => {
      if (!bar.current) return;
      const isClosed = isDismissed(floatingBarSettings.dismissedKey);
      const next = isClosed ? 'away' : findPlace(readSurroundings(bar.current));
      setPlace(next);
      if (next === 'standing') setSeen(true);
    };
    for (const event of ['scroll', 'resize', 'focusin', 'storage', 'pageshow']) {
      window.addEventListener(event, look, options);
    }
    // Focus that stays in the page arrives next; in between nothing has it.
    window.addEventListener('focusout', ({ relatedTarget }) => relatedTarget ?? look(), options);
    window.visualViewport?.addEventListener('resize', look, options);
    look();
    return () => listening.abort();
  }, [bar, awake]);

  return { awake, place, seen };
}
