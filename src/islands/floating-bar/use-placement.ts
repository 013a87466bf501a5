import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';

import { isDismissed } from '../shared/dismissal.ts';
import { useHydrated } from '../shared/use-hydrated.ts';
import { choosePlacement, type Box, type Placement, type Surroundings } from './placement.ts';
import { floatingBarSettings } from './settings.ts';

/** The bar's placement, and whether it is announced; `update` after a dismissal in this tab. */
export function usePlacement(bar: RefObject<HTMLElement | null>) {
  const hydrated = useHydrated();
  const [placement, setPlacement] = useState<Placement>('hidden');
  const [announced, setAnnounced] = useState(false);
  const isFooterNear = useRef(false);

  const update = useCallback(() => {
    if (!bar.current) return;
    const dismissed = isDismissed(floatingBarSettings.dismissedKey);
    const next = dismissed ? 'hidden' : choosePlacement(measure(bar.current, isFooterNear.current));
    setPlacement(next);
    setAnnounced((before) => !dismissed && (before || next === 'shown'));
  }, [bar]);

  useEffect(() => {
    const footer = document.querySelector('footer');
    // Until hydration the bar is not rendered and cannot be measured.
    if (!hydrated || !footer) return;
    // Its first callback is also the first update.
    const observer = new IntersectionObserver(
      ([entry]) => {
        isFooterNear.current = entry?.isIntersecting ?? false;
        update();
      },
      { rootMargin: '50%' },
    );
    observer.observe(footer);
    const listening = new AbortController();
    const options = { passive: true, signal: listening.signal };
    for (const event of ['scroll', 'resize', 'focusin', 'storage', 'pageshow']) {
      window.addEventListener(event, update, options);
    }
    // Focus that stays in the page is handled by focusin.
    window.addEventListener('focusout', ({ relatedTarget }) => relatedTarget ?? update(), options);
    window.visualViewport?.addEventListener('resize', update, options);
    return () => {
      observer.disconnect();
      listening.abort();
    };
  }, [hydrated, update]);

  return { hydrated, placement, announced, update };
}

function measure(bar: HTMLElement, isFooterNear: boolean): Surroundings {
  const { offsetTop: top, offsetLeft: left, offsetWidth, offsetHeight } = bar;
  const focused = document.activeElement;
  const hasFocus = bar.contains(focused);
  // Only what a keyboard can reach: a tap on plain text focuses all of <main>.
  const isElsewhere = focused instanceof HTMLElement && focused.tabIndex >= 0 && !hasFocus;
  const obstacles = [
    ...(isElsewhere ? [focused] : []),
    ...(isFooterNear ? document.querySelectorAll('footer :is(a, p)') : []),
  ];
  const isInView = ({ top, bottom }: Box) => top < window.innerHeight && bottom > 0;
  return {
    scrollPx: window.scrollY,
    windowHeightPx: window.innerHeight,
    visibleHeightPx: window.visualViewport?.height ?? window.innerHeight,
    bar: { top, left, right: left + offsetWidth, bottom: top + offsetHeight },
    obstacles: obstacles.map((element) => element.getBoundingClientRect()),
    hasFocus,
    isTyping: focused?.matches('input, textarea, select') ?? false,
    // CSS lets the header scroll away in a low window.
    isLow: (document.querySelector('header')?.getBoundingClientRect().bottom ?? 0) <= 0,
    isFormInView: [...document.forms].some((form) => isInView(form.getBoundingClientRect())),
  };
}
