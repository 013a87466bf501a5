// The behaviour of the form before React, or without it.
import { createFirstLine, findSubject } from './subject.ts';

/** The sessionStorage key of an unsent message. */
export const draftKey = 'maquette:bericht';

/** Restores the draft of this tab, and saves every input until the form is reset. */
export function keepDraft(form: HTMLFormElement): void {
  attempt(() => {
    const draft = JSON.parse(sessionStorage.getItem(draftKey) ?? '{}') as Record<string, string>;
    for (const field of listFields(form)) field.value = draft[field.name] ?? field.value;
  });
  form.addEventListener('input', () =>
    attempt(() => {
      const typed = listFields(form).map(({ name, value }) => [name, value]);
      sessionStorage.setItem(draftKey, JSON.stringify(Object.fromEntries(typed)));
    }),
  );
  form.addEventListener('reset', () => attempt(() => sessionStorage.removeItem(draftKey)));
}

/** Adds the subject from the address above a message that is still empty, and marks it: a subject alone is no message. */
export function addSubject(form: HTMLFormElement): void {
  const text = form.querySelector('textarea');
  if (!text) return;
  const subjects = JSON.parse(form.dataset['subjects'] ?? '{}') as Record<string, string>;
  const line = createFirstLine(location.search, subjects);
  const isEmpty = text.value.trim() === findSubject(text.value, subjects);
  if (line && isEmpty) text.value = `${line}\n\n`;
  text.dataset['subject'] = findSubject(text.value, subjects);
}

/** Shows the caret when a link leads to a field: WebKit focuses the target without one. */
export function placeCaret(): void {
  addEventListener('click', ({ target }) => {
    const hash = target instanceof Element && target.closest('a')?.hash;
    const field = hash && document.getElementById(hash.slice(1));
    // Waits until the menu has closed and the page is interactive again.
    if (field instanceof HTMLInputElement) setTimeout(() => [field.blur(), field.focus()]);
  });
}

/** Lists all fields but the honeypot, which has no id. */
function listFields(form: HTMLFormElement): HTMLInputElement[] {
  return [...form.querySelectorAll<HTMLInputElement>('[name][id]')];
}

/** Ignores the error that storage throws where the browser refuses it. */
function attempt(work: () => void): void {
  try {
    work();
  } catch {
    // The form works without a draft.
  }
}
