/** Scrolls smoothly after a click on a link within the page; arrivals and the browser's own jumps stay instant. */
const { documentElement } = document;

addEventListener('click', ({ target }) =>
  documentElement.toggleAttribute(
    'data-smooth',
    target instanceof Element && Boolean(target.closest('a[href^="#"]')),
  ),
);
addEventListener('scroll', () => documentElement.removeAttribute('data-smooth'));
