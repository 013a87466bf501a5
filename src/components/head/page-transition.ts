/** The 200 ms fade between pages in browsers that know no cross-document view transitions; CSS does it in the others. */
const token = getComputedStyle(document.documentElement).getPropertyValue('--duration-page-fade');
// The build writes 200ms as .2s.
const durationMs = parseFloat(token) * (token.endsWith('ms') ? 1 : 1000);

const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey && !defaultPrevented;

const leavesPage = (link: HTMLAnchorElement) =>
  link.origin === location.origin &&
  link.pathname + link.search !== location.pathname + location.search &&
  !link.target &&
  !link.hasAttribute('download');

function fadeOut(event: MouseEvent): void {
  const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]');
  if (!link || !isPlainClick(event) || !leavesPage(link)) return;
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  event.preventDefault();
  document.documentElement.toggleAttribute('data-leaving', true);
  setTimeout(() => location.assign(link.href), durationMs);
}

/** During the browser's own fade a click reaches nothing but the root; it ends the fade and counts for what stands there. */
function repeatClick({ target, clientX, clientY }: MouseEvent): void {
  const fade = target === document.documentElement && document.activeViewTransition;
  if (!fade) return;
  fade.skipTransition();
  void fade.finished.then(() => {
    const element = document.elementFromPoint(clientX, clientY);
    if (!(element instanceof HTMLElement)) return;
    element.focus({ preventScroll: true });
    element.click();
  });
}

if ('CSSViewTransitionRule' in window) {
  document.addEventListener('click', repeatClick);
} else {
  document.addEventListener('click', fadeOut);
  addEventListener('pageshow', () => document.documentElement.removeAttribute('data-leaving'));
}
