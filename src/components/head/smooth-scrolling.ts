/** Scrolls smoothly to a place in the page after a click on its link; arrivals and jumps of the browser stay instant. */
const { documentElement } = document;

addEventListener('click', ({ target }) =>
  documentElement.toggleAttribute(
    'data-smooth',
    target instanceof Element && Boolean(target.closest('a[href^="#"]')),
  ),
);
addEventListener('scroll', () => documentElement.removeAttribute('data-smooth'));
