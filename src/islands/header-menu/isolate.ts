/** Makes everything but `element` and `keep` inert, so that focus stays there; returns what undoes it. */
export function isolate(element: HTMLElement, keep: HTMLElement): () => void {
  const stilled: HTMLElement[] = [];
  for (
    let node: HTMLElement = element;
    node.parentElement && node !== document.body;
    node = node.parentElement
  ) {
    for (const sibling of node.parentElement.children) {
      if (sibling === node || sibling === keep || !(sibling instanceof HTMLElement) || sibling.inert)
        continue;
      sibling.inert = true;
      stilled.push(sibling);
    }
  }
  return () => stilled.forEach((sibling) => (sibling.inert = false));
}
