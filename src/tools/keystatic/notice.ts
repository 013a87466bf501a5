let close = () => {};

/** Shows a notice at the top of the page, in place of the one before; a line may lead somewhere. */
export function showNotice(title: string, lines: { text: string; go?: () => void }[]): void {
  close();
  if (lines.length === 0) return;
  const notice = document.createElement('div');
  close = () => notice.remove();
  notice.className = 'notice-bar';
  notice.role = 'alert';
  notice.append(title);
  for (const { text, go } of [...lines, { text: 'Sluiten', go: close }]) {
    const row = document.createElement(go ? 'button' : 'span');
    row.textContent = text;
    row.onclick = go ?? null;
    notice.append(row);
  }
  document.body.append(notice);
}

/** After each try to save, names the fields that are wrong, wherever they are on the page. */
export function watchFaults(): void {
  const look = () => requestAnimationFrame(() => requestAnimationFrame(showFaults));
  document.addEventListener('submit', look);
  document.addEventListener('keydown', ({ key, ctrlKey, metaKey }) => {
    if (key === 's' && (ctrlKey || metaKey)) look();
  });
}

function showFaults(): void {
  if (document.querySelector('[role="dialog"]')) return;
  const lines = [...document.querySelectorAll('.fault')].map((fault) => {
    const field = fault.previousElementSibling;
    const label = field?.querySelector('label, legend, span')?.textContent ?? 'Veld';
    const go = () => {
      field?.querySelector<HTMLElement>('input, textarea, button')?.focus();
      fault.scrollIntoView({ block: 'center' });
    };
    return { text: `${label}: ${fault.textContent}`, go };
  });
  showNotice('Niet bewaard', lines);
}
