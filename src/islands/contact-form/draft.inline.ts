/** Under which name the browser keeps what is typed and not yet sent. */
export const draftKey = 'maquette:bericht';

/** Puts back what was typed in this tab, and keeps what is typed until the form is emptied; needs no React. */
export function keepDraft(): void {
  attempt(() => {
    const draft = JSON.parse(sessionStorage.getItem(draftKey) ?? '{}') as Record<string, string>;
    for (const field of listFields()) field.value = draft[field.name] ?? field.value;
  });
  // On the document, because after the thanks the form is another one.
  document.addEventListener('input', () =>
    attempt(() => {
      const typed = Array.from(listFields(), ({ name, value }) => [name, value]);
      sessionStorage.setItem(draftKey, JSON.stringify(Object.fromEntries(typed)));
    }),
  );
  document.addEventListener('reset', () => attempt(() => sessionStorage.removeItem(draftKey)));
}

/** The honeypot has no id. */
function listFields() {
  return document.querySelectorAll<HTMLInputElement>('[name][id]');
}

/** Where the browser refuses storage, asking for it is an error. */
function attempt(work: () => void): void {
  try {
    work();
  } catch {
    // Then the form works without.
  }
}
