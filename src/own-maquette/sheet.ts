/** Copies the link to a drawing, and fills the title block of its print. */
const form = document.querySelector<HTMLFormElement>('.draw');

/** Returns the choices and typed words, without the fields for sending. */
function readChoices(drawn: HTMLFormElement): URLSearchParams {
  const isDrawn = (name: string) =>
    drawn.querySelector(`.draw-both [name="${name}"], [type=hidden][name="${name}"]`);
  const rows = [...new FormData(drawn)].filter(([name]) => isDrawn(name));
  return new URLSearchParams(rows as [string, string][]);
}

/** Returns a short checksum, by which two people know that they hold the same sheet. */
function numberOf(text: string): string {
  let sum = 0;
  for (const letter of text) sum = (sum * 31 + letter.charCodeAt(0)) % 36 ** 4;
  return sum.toString(36).toUpperCase().padStart(4, '0');
}

function fillBlock(drawn: HTMLFormElement): void {
  const chosen = readChoices(drawn);
  const cells = {
    naam: chosen.get('app') ?? '',
    datum: new Date().toLocaleDateString('nl-NL', { dateStyle: 'long' }),
    nummer: numberOf(String(chosen)),
  };
  for (const [name, text] of Object.entries(cells))
    document.querySelector(`[data-cell=${name}]`)?.replaceChildren(text);
}

/**
 * Copies the address of the page, and says so in Dutch; without https there is no Clipboard API, and it points to
 * the address bar.
 */
async function copyAddress(): Promise<string> {
  try {
    await navigator.clipboard.writeText(location.href);
    return 'De link staat op je klembord.';
  } catch {
    return 'De link staat in de adresbalk.';
  }
}

if (form) {
  const said = document.querySelector('.draw-share [role=status]');
  addEventListener('beforeprint', () => fillBlock(form));
  document.querySelector('.draw-share')?.addEventListener('click', ({ target }) => {
    if (!(target instanceof HTMLButtonElement)) return;
    if (target.value === 'print') return print();
    history.replaceState(null, '', `#${readChoices(form)}`);
    void copyAddress().then((text) => said?.replaceChildren(text));
  });
}
