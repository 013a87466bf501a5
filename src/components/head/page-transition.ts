/** The fade between pages where CSS has no cross-document view transitions, and smooth scrolling within a page. */
const root = document.documentElement;
const hasFades = 'CSSViewTransitionRule' in window;

function followLink(event: MouseEvent): void {
  const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]');
  const leaves = link && leavesPage(link);
  // Only after a click on a link within the page, until the scrolling starts.
  root.toggleAttribute('data-smooth', Boolean(link && link.hash && !leaves));
  if (hasFades || !leaves || link.target || link.hasAttribute('download') || event.defaultPrevented) return;
  if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  event.preventDefault();
  root.toggleAttribute('data-leaving', true);
  const seconds = parseFloat(getComputedStyle(root).getPropertyValue('--duration-page-fade'));
  setTimeout(() => location.assign(link.href), seconds * 1000);
}

const leavesPage = ({ origin, pathname, search }: HTMLAnchorElement) =>
  origin === location.origin && pathname + search !== location.pathname + location.search;

/** During the browser's fade only the root gets clicks: ends the fade and repeats the click below the pointer. */
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

addEventListener('click', followLink);
addEventListener('click', repeatClick);
addEventListener('scroll', () => root.removeAttribute('data-smooth'));
addEventListener('pageshow', () => root.removeAttribute('data-leaving'));
