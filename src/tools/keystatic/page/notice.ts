/** A line of a notice, which may lead to a place on the page or to another page. */
export interface Line {
  text: string;
  go?: () => void;
  href?: string;
}

let close = () => {};

/** What is wrong in the rows of lists, whose fields are on no page. */
let inRows: Line[] = [];

/** Keeps for the notice what is wrong in the rows of lists. */
export const noteRows = (lines: Line[]) => (inRows = lines);

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
  const look = ({ target }: Event) => {
    closeNotice();
    // The form of a part or row says itself what is wrong.
    if (target instanceof Element && target.closest('[role="dialog"]')) return;
    inRows = [];
    requestAnimationFrame(() => requestAnimationFrame(showFaults));
  };
  // Before Keystatic looks at the fields.
  document.addEventListener('submit', look, true);
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 's' && (event.ctrlKey || event.metaKey)) look(event);
  };
  document.addEventListener('keydown', onKey, true);
  // Keystatic shows another form without loading a page.
  globalThis.navigation?.addEventListener('navigatesuccess', closeNotice);
}

/** What is wrong on the page: by the schemas, below its field, or by Keystatic, which keeps addresses unique. */
function listFaults() {
  const own = [...document.querySelectorAll('.fault')].map((fault) => {
    const field = fault.previousElementSibling;
    const label = field?.querySelector('label, legend, span')?.textContent ?? 'Veld';
    const input = field?.querySelector<HTMLElement>('input, textarea, button');
    // Of several inputs the fault names its own.
    return { label, words: fault.textContent.replace(`${label}: `, ''), input, place: fault };
  });
  const theirs = [...document.querySelectorAll<HTMLInputElement>('[aria-invalid="true"]')].map((input) => {
    const [id = ''] = input.getAttribute('aria-describedby')?.split(' ').slice(-1) ?? [];
    const label = input.labels?.[0]?.firstChild?.textContent ?? '';
    return { label, words: document.getElementById(id)?.textContent ?? '', input, place: input };
  });
  return [...own, ...theirs.filter(({ label }) => !own.some((each) => each.label === label))];
}

function showFaults(): void {
  const faults = listFaults();
  const onPage = faults.map(({ label, words, input, place }) => {
    const go = () => {
      input?.focus();
      place.scrollIntoView({ block: 'center' });
    };
    return { text: `${label}: ${words}`, go };
  });
  const lines = [...onPage, ...inRows];
  closeNotice();
  if (lines.length === 0) return;
  showNotice('Niet bewaard', lines);
  // What is solved leaves the list.
  const solved = new MutationObserver(() => {
    if (listFaults().length < faults.length) showFaults();
  });
  solved.observe(document.body, { childList: true, subtree: true, attributeFilter: ['aria-invalid'] });
  const closeBar = close;
  close = () => {
    solved.disconnect();
    closeBar();
  };
}
