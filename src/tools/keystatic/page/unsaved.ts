/** Returns whether the open form has unsaved changes. */
export const hasUnsavedWords = () =>
  [...document.querySelectorAll('main span')].some(({ textContent }) => textContent === 'Niet bewaard');
