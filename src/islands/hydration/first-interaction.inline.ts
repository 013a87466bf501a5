/** `click` and `focusin` come from assistive technology, without a pointer or a key. */
const interactions = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'click', 'focusin'];

/** Calls `fetchScript` at the visitor's first interaction, and at the next one if it fails; at once where a link led to a field. */
export function onFirstInteraction(fetchScript: () => Promise<unknown>): void {
  let isFetched = false;
  const fetchOnce = () => {
    if (isFetched) return;
    isFetched = true;
    fetchScript().catch(() => (isFetched = false));
  };
  const onInteraction = (event: Event) => {
    // Chrome sends a pointer that did not move when the page below it changes.
    const isStill =
      event instanceof PointerEvent && event.type === 'pointermove' && !event.movementX && !event.movementY;
    if (!isStill) fetchOnce();
  };
  for (const name of interactions) addEventListener(name, onInteraction, { passive: true });
  if (document.activeElement !== document.body) fetchOnce();
}
