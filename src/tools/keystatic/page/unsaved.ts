/** Words that no save has yet. */

/** Whether the form that is open has some. */
export const hasUnsavedWords = () =>
  [...document.querySelectorAll('main span')].some(({ textContent }) => textContent === 'Niet bewaard');

/** The form of a part around an element, which keeps nothing until it is done. */
const findPartForm = ({ target }: Event) => {
  const dialog = target instanceof Element ? target.closest('[role="dialog"]') : null;
  return dialog?.querySelector('h1, h2, h3')?.textContent.startsWith('Bewerken: ') ? dialog : undefined;
};

/** Lets Escape ask before it throws away what was typed in the form of a part. */
export function guardPartForms(): void {
  let typed: Element | undefined;
  document.addEventListener('input', (event) => (typed = findPartForm(event) ?? typed));
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !typed || findPartForm(event) !== typed) return;
    if (!confirm('Wil je weggooien wat je hier typte?')) event.stopPropagation();
  };
  document.addEventListener('keydown', onKey, true);
}
