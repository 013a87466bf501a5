/** Assistive technology causes `click` and `focusin` without a pointer or key. */
const interactions = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'click', 'focusin'];

/** Calls `fetchScript` on the first interaction, and on the next one if it fails; at once where a link led to a field. */
export function onFirstInteraction(fetchScript: () => Promise<unknown>): void {
  let isFetched = false;
  const fetchOnce = () => {
    if (isFetched) return;
    isFetched = true;
    fetchScript().catch(() => (isFetched = false));
  };
  const onInteraction = (event: Event) => {
    // Chrome fires a move for a pointer at rest when the page below it changes.
    const isStill =
      event instanceof PointerEvent && event.type === 'pointermove' && !event.movementX && !event.movementY;
    if (!isStill) fetchOnce();
  };
  for (const name of interactions) addEventListener(name, onInteraction, { passive: true });
  if (document.activeElement !== document.body) fetchOnce();
}
