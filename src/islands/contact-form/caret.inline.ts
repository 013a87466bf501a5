/** Shows the caret when a link leads to a field: WebKit focuses the target of a fragment without one. */
export function placeCaret(): void {
  addEventListener('click', ({ target }) => {
    const hash = target instanceof Element && target.closest('a')?.hash;
    const field = hash && document.getElementById(hash.slice(1));
    // After the menu has closed and made the page interactive again.
    if (field instanceof HTMLInputElement) setTimeout(() => [field.blur(), field.focus()]);
  });
}
