/** A line of a notice, which may lead to a place on the page or to another page. */
interface Line {
  text: string;
  go?: () => void;
  href?: string;
}

let close = () => {};

/** Takes the notice away, if there is one. */
export const closeNotice = () => close();

/** Shows a notice at the top of the page, in place of the one before. */
export function showNotice(title: string, lines: Line[]): void {
  closeNotice();
  const notice = document.createElement('div');
  close = () => notice.remove();
  notice.className = 'notice-bar';
  notice.role = 'alert';
  const heading = document.createElement('strong');
  heading.textContent = title;
  notice.append(heading);
  for (const { text, go, href } of [...lines, { text: 'Sluiten', go: closeNotice } as Line]) {
    const row = document.createElement(href ? 'a' : go ? 'button' : 'span');
    row.textContent = text;
    row.onclick = go ?? null;
    if (href) row.setAttribute('href', href);
    notice.append(row);
  }
  document.body.append(notice);
}

/** With each try to save the notice of the one before goes, and fields that are wrong are named, wherever they are on the page. */
export function watchFaults(): void {
  const look = () => {
    closeNotice();
    requestAnimationFrame(() => requestAnimationFrame(showFaults));
  };
  document.addEventListener('submit', look);
  document.addEventListener('keydown', ({ key, ctrlKey, metaKey }) => {
    if (key === 's' && (ctrlKey || metaKey)) look();
  });
  // Keystatic shows another form without loading a page.
  globalThis.navigation?.addEventListener('navigatesuccess', closeNotice);
}

function showFaults(): void {
  if (document.querySelector('[role="dialog"]')) return;
  const faults = [...document.querySelectorAll('.fault')];
  const lines = faults.map((fault) => {
    const field = fault.previousElementSibling;
    const label = field?.querySelector('label, legend, span')?.textContent ?? 'Veld';
    const go = () => {
      field?.querySelector<HTMLElement>('input, textarea, button')?.focus();
      fault.scrollIntoView({ block: 'center' });
    };
    return { text: `${label}: ${fault.textContent}`, go };
  });
  closeNotice();
  if (lines.length === 0) return;
  showNotice('Niet bewaard', lines);
  // What is solved leaves the list.
  const solved = new MutationObserver(() => {
    if (document.querySelectorAll('.fault').length < faults.length) showFaults();
  });
  solved.observe(document.body, { childList: true, subtree: true });
  const closeBar = close;
  close = () => {
    solved.disconnect();
    closeBar();
  };
}
