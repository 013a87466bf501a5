/** How an island's part moves: 200 ms, or at once for a visitor who asked for less motion. */
export function getTransition() {
  return {
    duration: matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 0.2,
    ease: 'easeOut' as const,
  };
}
