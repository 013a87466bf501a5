/** Scrolls to the first invalid field when a save is refused; it may be far below the button. */
export function showProblems(): void {
  // Keystatic validates first, then React renders the problems.
  const look = () => requestAnimationFrame(() => requestAnimationFrame(show));
  document.addEventListener('submit', look);
  document.addEventListener('keydown', (event) => {
    if (event.key === 's' && (event.ctrlKey || event.metaKey)) look();
  });
}

function show(): void {
  const wrong = document.querySelector('.problem, [aria-invalid="true"]');
  wrong?.scrollIntoView({ block: 'center' });
}
