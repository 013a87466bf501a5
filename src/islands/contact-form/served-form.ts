// The form in the server's HTML, which React does not render, because a visitor or an extension may have changed it.
import type { Typed } from './fields.ts';
import { formIds, toFieldId } from './settings.ts';

type Field = HTMLInputElement | HTMLTextAreaElement;

export const getForm = () => document.getElementById(formIds.form) as HTMLFormElement;

export const getField = (key: string) => document.getElementById(toFieldId(key)) as Field | null;

/** Removes the subject line that a link added: alone, it is no message. */
export function removeSubject(message: string): string {
  const { subject = '' } = getField('message')?.dataset ?? {};
  return message.startsWith(subject) ? message.slice(subject.length) : message;
}

/** Marks exactly the fields that have an error. */
export function markInvalid(errors: Typed): void {
  for (const field of listFields()) field.ariaInvalid = field.name in errors ? 'true' : null;
}

/** Locks the form while a message is sent, so that no change is lost; returns the function that unlocks it. */
export function lockForm(): () => void {
  const form = getForm();
  const button = document.getElementById(formIds.button) as HTMLButtonElement;
  const label = [...button.childNodes];
  const setLocked = (isLocked: boolean) => {
    form.ariaBusy = String(isLocked);
    button.ariaBusy = String(isLocked);
    button.disabled = isLocked;
    for (const field of listFields()) field.readOnly = isLocked;
  };
  setLocked(true);
  button.replaceChildren('Versturen...');
  return () => {
    setLocked(false);
    button.replaceChildren(...label);
  };
}

/** Changes the height of the form without moving what the visitor reads below it, in every browser. */
export function keepPlace(change: () => void): void {
  const below = document.querySelector('footer');
  const findTop = () => below?.getBoundingClientRect().top ?? 0;
  const before = findTop();
  change();
  scrollBy({ top: findTop() - before, behavior: 'instant' });
}

/** Lists all fields but the honeypot, which has no id. */
const listFields = () => getForm().querySelectorAll<Field>('[name][id]');
