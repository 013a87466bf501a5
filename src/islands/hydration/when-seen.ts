/** Calls back, once, when a part of the island comes within `marginPx` of the view. */
export function whenSeen(island: Element, marginPx: number, callback: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      callback();
    },
    { rootMargin: `${marginPx}px` },
  );
  for (const child of island.children) observer.observe(child);
}
