import { useEffect, useState, type RefObject } from 'react';

import { isDismissed } from '../shared/dismissal.ts';
import { floatingBarSettings } from './settings.ts';
import { shouldShow, type Surroundings } from './surroundings.ts';

/** Whether the bar may be shown now, and whether it has been shown before; follows scroll, focus, resize and other tabs. */
export function useVisible(bar: RefObject<HTMLElement | null>) {
  const [visible, setVisible] = useState(false);
  const [seen, setSeen] = useState(false);

  useEffect(() => {
    const listening = new AbortController();
    const options = { passive: true, signal: listening.signal };
    const look = () => {
      const show =
        !isDismissed(floatingBarSettings.dismissedKey) && shouldShow(readSurroundings(bar.current));
      setVisible(show);
      if (show) setSeen(true);
    };
    for (const event of ['scroll', 'resize', 'focusin', 'focusout', 'storage', 'pageshow']) {
      window.addEventListener(event, look, options);
    }
    window.visualViewport?.addEventListener('resize', look, options);
    look();
    return () => listening.abort();
  }, [bar]);

  return { visible, seen };
}

// Where the bar stands when it is not there to be measured: the lowest strip of the window.
const reservedHeightPx = 100;

function readSurroundings(bar: HTMLElement | null): Surroundings {
  const focused = document.activeElement;
  // Only what a keyboard can reach counts: a tap on plain text puts focus on all of <main>.
  const isElsewhere = focused instanceof HTMLElement && focused.tabIndex >= 0 && !bar?.contains(focused);
  const footer = document.querySelector('footer');
  return {
    scrollPx: window.scrollY,
    windowHeightPx: window.innerHeight,
    visibleHeightPx: window.visualViewport?.height ?? window.innerHeight,
    barTopPx: window.innerHeight - reservedHeightPx,
    footerTopPx: footer?.getBoundingClientRect().top ?? Infinity,
    focusedBottomPx: isElsewhere ? focused.getBoundingClientRect().bottom : undefined,
    isTyping: focused?.matches('input, textarea, select') ?? false,
    isFormInView: [...document.forms].some(isInView),
  };
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top < window.innerHeight && bottom > 0;
}
