/** The 200 ms fade between pages in browsers that know no cross-document view transitions; CSS does it in the others. */
const token = getComputedStyle(document.documentElement).getPropertyValue('--duration-page-fade');

const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey && !defaultPrevented;

const leavesPage = ({ origin, pathname, search, target, download }: HTMLAnchorElement) =>
  origin === location.origin &&
  pathname + search !== location.pathname + location.search &&
  !target &&
  !download;

function fadeOut(event: MouseEvent): void {
  const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]');
  if (!link || !isPlainClick(event) || !leavesPage(link)) return;
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  event.preventDefault();
  document.documentElement.toggleAttribute('data-leaving', true);
  setTimeout(() => location.assign(link.href), parseFloat(token));
}

if (!('CSSViewTransitionRule' in window)) {
  document.addEventListener('click', fadeOut);
  addEventListener('pageshow', () => document.documentElement.removeAttribute('data-leaving'));
}
