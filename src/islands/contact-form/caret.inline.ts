/** Lets links to the form put the caret in its field too: WebKit gives the field of a fragment focus, and no caret to type at. */
export function placeCaret(): void {
  addEventListener('click', ({ target }) => {
    const hash = target instanceof Element && target.closest('a')?.hash;
    const field = hash && document.getElementById(hash.slice(1));
    // After the menu has closed and let go of the page.
    if (field instanceof HTMLInputElement) setTimeout(() => [field.blur(), field.focus()]);
  });
}
