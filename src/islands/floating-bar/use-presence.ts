import { useLayoutEffect, useState, type RefObject } from 'react';

import { slideIn, slideOut } from '../shared/slide.ts';

const offsetPx = 24;

/** Whether an element is still to be shown: it slides in when it is wanted, and stays until it has slid away. */
export function usePresence(element: RefObject<HTMLElement | null>, wanted: boolean): boolean {
  const [present, setPresent] = useState(false);

  useLayoutEffect(() => {
    if (!wanted || !element.current) return;
    setPresent(true);
    const arrival = slideIn(element.current, offsetPx);
    return () => arrival?.cancel();
  }, [element, wanted]);

  useLayoutEffect(() => {
    if (wanted || !present || !element.current) return;
    let isGoing = true;
    const departure = slideOut(element.current, offsetPx);
    void Promise.resolve(departure?.finished).then(() => isGoing && setPresent(false));
    return () => {
      isGoing = false;
      departure?.cancel();
    };
  }, [element, wanted, present]);

  return present;
}
