/** Whether the form that is open has words that no file has. */
export const hasUnsavedWords = () =>
  [...document.querySelectorAll('main span')].some(({ textContent }) => textContent === 'Niet bewaard');
