/** Tells whether the page is scrolled further than `px`: in its first frame and at each change, which the browser watches. */
export function watchScroll(px: number, tell: (isPast: boolean) => void): IntersectionObserver {
  const observer = new IntersectionObserver((entries) => tell(!entries.at(-1)?.isIntersecting), {
    rootMargin: `${px}px 0px 0px`,
  });
  const top = document.querySelector('[data-top]');
  if (top) observer.observe(top);
  return observer;
}
