/**
 * The 200 ms fade between pages in browsers that know no cross-document view transitions; CSS does it in the others.
 * And the smooth way to a place in the same page.
 */
const root = document.documentElement;

function fadeOut(event: MouseEvent): void {
  const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]');
  if (!link || !leavesPage(link) || link.target || link.hasAttribute('download')) return;
  if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  if (event.defaultPrevented || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  event.preventDefault();
  root.toggleAttribute('data-leaving', true);
  // The build writes 200ms as .2s.
  const token = getComputedStyle(root).getPropertyValue('--duration-page-fade');
  setTimeout(() => location.assign(link.href), parseFloat(token) * (token.endsWith('ms') ? 1 : 1000));
}

/** Lets the page scroll smoothly to where a link within it leads, until it does. */
function walk({ target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href*="#"]') : null;
  root.toggleAttribute('data-walking', link !== null && !leavesPage(link));
}

const leavesPage = ({ origin, pathname, search }: HTMLAnchorElement) =>
  origin === location.origin && pathname + search !== location.pathname + location.search;

/** During the browser's own fade a click reaches nothing but the root; it ends the fade and counts for what stands there. */
function repeatClick({ target, clientX, clientY }: MouseEvent): void {
  const fade = target === root && document.activeViewTransition;
  if (!fade) return;
  fade.skipTransition();
  void fade.finished.then(() => {
    const element = document.elementFromPoint(clientX, clientY);
    if (!(element instanceof HTMLElement)) return;
    element.focus({ preventScroll: true });
    element.click();
  });
}

addEventListener('click', walk);
addEventListener('scroll', walk);
if ('CSSViewTransitionRule' in window) addEventListener('click', repeatClick);
else {
  document.addEventListener('click', fadeOut);
  addEventListener('pageshow', () => root.removeAttribute('data-leaving'));
}
