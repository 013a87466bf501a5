/** Ends the browser's fade, during which only the root gets clicks, and repeats the click below the pointer. */
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

addEventListener('click', repeatClick);
