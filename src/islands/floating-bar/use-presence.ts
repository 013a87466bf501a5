import { useLayoutEffect, useState, type RefObject } from 'react';

import { slideIn, slideOut } from '../shared/slide.ts';

const offsetPx = 24;

/** Whether to show an element: it slides in when wanted, and stays until it has slid out. */
export function usePresence(element: RefObject<HTMLElement | null>, wanted: boolean): boolean {
  const [present, setPresent] = useState(false);

  useLayoutEffect(() => {
    if (!element.current || (!wanted && !present)) return;
    let isCurrent = true;
    const animation = wanted ? slideIn(element.current, offsetPx) : slideOut(element.current, offsetPx);
    if (wanted) setPresent(true);
    else void Promise.resolve(animation?.finished).then(() => isCurrent && setPresent(false));
    return () => {
      isCurrent = false;
      animation?.cancel();
    };
  }, [element, wanted, present]);

  return present;
}
