/** The sessionStorage key of a message that is not sent yet. */
export const draftKey = 'maquette:bericht';

/** Restores the draft of this tab, and saves every input until the form is reset; works before hydration. */
export function keepDraft(): void {
  attempt(() => {
    const draft = JSON.parse(sessionStorage.getItem(draftKey) ?? '{}') as Record<string, string>;
    for (const field of listFields()) field.value = draft[field.name] ?? field.value;
  });
  // On the document: after the thank-you panel the form is a new element.
  document.addEventListener('input', () =>
    attempt(() => {
      const typed = Array.from(listFields(), ({ name, value }) => [name, value]);
      sessionStorage.setItem(draftKey, JSON.stringify(Object.fromEntries(typed)));
    }),
  );
  document.addEventListener('reset', () => attempt(() => sessionStorage.removeItem(draftKey)));
}

/** All fields but the honeypot, which has no id. */
function listFields() {
  return document.querySelectorAll<HTMLInputElement>('[name][id]');
}

/** Accessing storage throws where the browser refuses it. */
function attempt(work: () => void): void {
  try {
    work();
  } catch {
    // The form works without a draft.
  }
}
