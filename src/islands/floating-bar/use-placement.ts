import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';

import { isDismissed } from '../shared/dismissal.ts';
import { useHydrated } from '../shared/use-hydrated.ts';
import { choosePlacement, type Placement } from './placement.ts';
import { floatingBarSettings } from './settings.ts';

/** The bar's placement, and whether it is announced; `update` after a dismissal in this tab. */
export function usePlacement(bar: RefObject<HTMLElement | null>) {
  const hydrated = useHydrated();
  const [placement, setPlacement] = useState<Placement>('hidden');
  const [announced, setAnnounced] = useState(false);
  const seen = useRef(new Set<Element>());
  /** Whether it is known what the bar would cover: until then it stays away, also from a page that opens at its end. */
  const isPlaced = useRef(false);

  const update = useCallback(() => {
    if (!bar.current) return;
    const dismissed = isDismissed(floatingBarSettings.dismissedKey);
    const isKnown = !dismissed && isPlaced.current;
    const next = isKnown ? choosePlacement(look(bar.current, seen.current)) : 'hidden';
    setPlacement(next);
    setAnnounced((before) => !dismissed && (before || next === 'shown'));
  }, [bar]);

  useEffect(() => {
    const element = bar.current;
    if (!hydrated || !element) return;
    // The browser looks: nothing is measured as the page scrolls.
    const watch = (targets: Iterable<Element>, rootMargin = '0px', told = () => {}) => {
      const observer = new IntersectionObserver(
        (entries) => {
          for (const { target, isIntersecting } of entries) {
            seen.current[isIntersecting ? 'add' : 'delete'](target);
          }
          told();
          update();
        },
        { rootMargin },
      );
      for (const target of targets) observer.observe(target);
      return observer;
    };
    const lasting = [
      watch(document.querySelectorAll('[data-top]'), `${floatingBarSettings.showAfterScrollPx}px 0px 0px`),
      watch(document.querySelectorAll('form, body > header')),
    ];
    let below: IntersectionObserver | undefined;
    // What the bar at rest may cover, in the part of the window where it rests.
    const watchBelow = () => {
      below?.disconnect();
      // Before its style comes it has no place.
      if (element.offsetHeight === 0) return;
      below = watch(listObstacles(element), describeRest(element), () => (isPlaced.current = true));
    };
    // Also when its style comes.
    const resizing = new ResizeObserver(watchBelow);
    resizing.observe(element);
    const listening = new AbortController();
    const options = { passive: true, signal: listening.signal };
    for (const event of ['resize', 'focusin', 'pageshow'])
      window.addEventListener(event, watchBelow, options);
    window.addEventListener('storage', update, options);
    // Focus that stays in the page is handled by focusin.
    window.addEventListener('focusout', ({ relatedTarget }) => relatedTarget ?? watchBelow(), options);
    window.visualViewport?.addEventListener('resize', update, options);
    return () => {
      for (const observer of [...lasting, below, resizing]) observer?.disconnect();
      listening.abort();
    };
  }, [hydrated, bar, update]);

  return { hydrated, placement, announced, update };
}

/** The focused element, and links and text in the footer. */
function listObstacles(bar: HTMLElement): Element[] {
  const focused = document.activeElement;
  // Only what a keyboard can reach: a tap on plain text focuses all of <main>.
  const isElsewhere = focused instanceof HTMLElement && focused.tabIndex >= 0 && !bar.contains(focused);
  return [...(isElsewhere ? [focused] : []), ...document.querySelectorAll('footer :is(a, p)')];
}

/** The margin that leaves of the window where the bar rests, less a pixel: to touch is not to cover. */
function describeRest({ offsetTop, offsetLeft, offsetWidth, offsetHeight }: HTMLElement): string {
  const { clientWidth, clientHeight } = document.documentElement;
  const edges = [
    offsetTop,
    clientWidth - offsetLeft - offsetWidth,
    clientHeight - offsetTop - offsetHeight,
    offsetLeft,
  ];
  return edges.map((edge) => `${-edge - 1}px`).join(' ');
}

function look(bar: HTMLElement, seen: ReadonlySet<Element>) {
  const focused = document.activeElement;
  const isSeen = (selector: string) =>
    [...document.querySelectorAll(selector)].some((each) => seen.has(each));
  return {
    isPast: !isSeen('[data-top]'),
    windowHeightPx: window.innerHeight,
    visibleHeightPx: window.visualViewport?.height ?? window.innerHeight,
    isCovering: listObstacles(bar).some((obstacle) => seen.has(obstacle)),
    hasFocus: bar.contains(focused),
    isTyping: focused?.matches('input, textarea, select') ?? false,
    // CSS lets the header scroll away in a low window.
    isLow: !isSeen('body > header'),
    isFormInView: isSeen('form'),
  };
}
