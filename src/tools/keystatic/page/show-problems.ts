/** Brings the first field that is wrong into view when a save is refused: it may be far below the button. */
export function showProblems(): void {
  // Keystatic looks at the fields in between, and React shows what it found.
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
