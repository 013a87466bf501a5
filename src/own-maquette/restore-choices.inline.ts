/** Restores the drawing from the hash of a link, as `sheet.ts` writes it; a link cannot fill the fields for sending. */
export function restoreChoices(form: HTMLFormElement): void {
  const kept = new URLSearchParams(location.hash.slice(1));
  if (!kept.has('start')) return;
  for (const field of form.querySelectorAll<HTMLInputElement>('.draw-both input')) {
    const values = kept.getAll(field.name);
    if (field.type === 'checkbox' || field.type === 'radio') field.checked = values.includes(field.value);
    else field.value = values[0] ?? field.value;
  }
}
