/** Chromium may leave a page at rest waiting forever. */
const longestWaitMs = 2000;

/** Calls back once: after the first paint, when the browser is idle and a child of `island` is within `marginPx` of the viewport. */
export function whenIdleAndNear(island: Element, marginPx: number, callback: () => void): void {
  const observe = () => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        callback();
      },
      { rootMargin: `${marginPx}px` },
    );
    for (const child of island.children) observer.observe(child);
  };
  // Safari has no requestIdleCallback.
  const waitForIdle = () =>
    'requestIdleCallback' in window
      ? requestIdleCallback(observe, { timeout: longestWaitMs })
      : setTimeout(observe);
  const waitForPaint = () => {
    const observer = new PerformanceObserver(() => {
      observer.disconnect();
      waitForIdle();
    });
    observer.observe({ type: 'paint', buffered: true });
  };
  if (document.readyState === 'complete') waitForPaint();
  else window.addEventListener('load', waitForPaint, { once: true });
}
