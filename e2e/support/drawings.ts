/** Runs in the page: whether every part that a drawing takes from a file has come, and is drawn within the drawing. */
export function hasParts(): boolean {
  const parts = [...document.querySelectorAll<SVGUseElement>('main [role="img"] use')];
  return parts.length > 0 && parts.every((part) => part.getBBox().width > 0);
}
