import type { Box, Surroundings } from './surroundings.ts';

/** What lies around `bar` now. */
export function readSurroundings(bar: HTMLElement): Surroundings {
  const focused = document.activeElement;
  const hasFocus = bar.contains(focused);
  // Only what a keyboard can reach counts: a tap on plain text puts focus on all of <main>.
  const isElsewhere = focused instanceof HTMLElement && focused.tabIndex >= 0 && !hasFocus;
  const header = document.querySelector('header');
  return {
    scrollPx: window.scrollY,
    windowHeightPx: window.innerHeight,
    visibleHeightPx: window.visualViewport?.height ?? window.innerHeight,
    bar: measurePlace(bar),
    obstacles: [...(isElsewhere ? [focused] : []), ...document.querySelectorAll('footer :is(a, p)')].map(
      (element) => element.getBoundingClientRect(),
    ),
    hasFocus,
    isTyping: focused?.matches('input, textarea, select') ?? false,
    // Where CSS finds the window too low for a header that stays, it is for a bar.
    isLow: header !== null && getComputedStyle(header).position !== 'fixed',
    isFormInView: [...document.forms].some(isInView),
  };
}

/** Where the bar stands when nothing moves it. */
function measurePlace({ offsetTop: top, offsetLeft: left, offsetWidth, offsetHeight }: HTMLElement): Box {
  return { top, left, right: left + offsetWidth, bottom: top + offsetHeight };
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top < window.innerHeight && bottom > 0;
}
