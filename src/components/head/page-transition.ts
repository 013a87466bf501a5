/** Fades between pages in browsers without cross-document view transitions. */
const root = document.documentElement;
const hasFades = 'CSSViewTransitionRule' in window;

function followLink(event: MouseEvent): void {
  const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]');
  if (
    hasFades ||
    !link ||
    !leavesPage(link) ||
    link.target ||
    link.hasAttribute('download') ||
    event.defaultPrevented
  )
    return;
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
addEventListener('pageshow', () => root.removeAttribute('data-leaving'));
