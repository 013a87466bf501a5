/** Scrolls smoothly to a place in the page, but not on arrival or by the browser's own find: until the scrolling starts. */
const root = document.documentElement;

addEventListener('click', ({ target }) =>
  root.toggleAttribute('data-smooth', target instanceof Element && Boolean(target.closest('a[href^="#"]'))),
);
addEventListener('scroll', () => root.removeAttribute('data-smooth'));
