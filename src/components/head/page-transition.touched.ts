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

addEventListener('click', followLink);
addEventListener('scroll', () => root.removeAttribute('data-smooth'));
addEventListener('pageshow', () => root.removeAttribute('data-leaving'));
