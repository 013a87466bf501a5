/** `click` and `focusin` come from assistive technology, without a pointer or a key. */
const touches = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'click', 'focusin'];

/** Calls `fetchScript` at the visitor's first touch, and at the next one if it fails; at once where a link led to a field. */
export function onFirstTouch(fetchScript: () => Promise<unknown>): void {
  let isFetched = false;
  const fetchOnce = () => {
    if (isFetched) return;
    isFetched = true;
    fetchScript().catch(() => (isFetched = false));
  };
  const touch = (event: Event) => {
    // Chrome sends a pointer that did not move when the page below it changes.
    const isStill =
      event instanceof PointerEvent && event.type === 'pointermove' && !event.movementX && !event.movementY;
    if (!isStill) fetchOnce();
  };
  for (const name of touches) addEventListener(name, touch, { passive: true });
  if (document.activeElement !== document.body) fetchOnce();
}
