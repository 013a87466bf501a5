/** A line of a notice, with where it takes the editor. */
interface Line {
  text: string;
  go?: () => void;
}

let shown: HTMLElement | undefined;

/** Shows a notice at the top of the page, in place of the one before; without lines there is none. */
export function showNotice(title: string, lines: Line[]): void {
  shown?.remove();
  shown = undefined;
  if (lines.length === 0) return;
  const notice = document.createElement('div');
  notice.className = 'notice-bar';
  notice.role = 'alert';
  const heading = document.createElement('b');
  heading.textContent = title;
  const rows = lines.map(({ text, go }) => {
    const row = document.createElement(go ? 'button' : 'span');
    row.textContent = text;
    if (go) row.onclick = go;
    return row;
  });
  const close = document.createElement('button');
  close.textContent = 'Sluiten';
  close.onclick = () => notice.remove();
  notice.append(heading, ...rows, close);
  document.body.append(notice);
  shown = notice;
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
  const lines = [...document.querySelectorAll<HTMLElement>('.fault')].map((fault) => {
    const field = fault.previousElementSibling;
    const label = field?.querySelector('label, legend, span')?.textContent ?? 'Veld';
    const go = () => {
      field?.querySelector<HTMLElement>('input, textarea, button, [contenteditable]')?.focus();
      fault.scrollIntoView({ block: 'center' });
    };
    return { text: `${label}: ${fault.textContent}`, go };
  });
  showNotice('Niet bewaard', lines);
}
