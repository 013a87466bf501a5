import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/** Gives focus back when the bar goes away with it: to where it came from, else to what follows the bar. */
export function useFocusReturn(bar: RefObject<HTMLElement | null>, goesAway: boolean): void {
  const origin = useRef<EventTarget | null>(null);

  useEffect(() => {
    const element = bar.current;
    const keepOrigin = ({ relatedTarget }: FocusEvent) => {
      if (!element?.contains(relatedTarget as Node | null)) origin.current = relatedTarget;
    };
    element?.addEventListener('focusin', keepOrigin);
    return () => element?.removeEventListener('focusin', keepOrigin);
  }, [bar]);

  useLayoutEffect(() => {
    if (!goesAway) return;
    for (const place of [origin.current, document.querySelector('footer a')]) {
      const hasFocus = bar.current?.contains(document.activeElement);
      if (hasFocus && place instanceof HTMLElement) place.focus({ preventScroll: true });
    }
  }, [bar, goesAway]);
}
