// What an editor does in the forms, by their words.
import type { Locator, Page } from 'playwright/test';

import { expect } from './test.ts';

/** Presses the button that is called `name`. */
export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** The field that is called `name`. */
export const findField = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

/** The long text of an entry. */
export const findText = (page: Page) => findField(page, 'Tekst');

/** The mark of words that no file has. */
export const unsaved = (page: Page) => page.getByText('Niet bewaard', { exact: true });

/** Answers the next question of the page, and gives its words. */
export const answer = (page: Page, yes: boolean) =>
  new Promise<string>((resolve) => {
    page.once('dialog', (dialog) => {
      resolve(dialog.message());
      void (yes ? dialog.accept() : dialog.dismiss());
    });
  });

/** Saves what is open, and waits until its form shows it. */
export async function save(page: Page): Promise<void> {
  await expect(unsaved(page)).toBeVisible();
  await press(page, 'Bewaren');
  await expect(page.getByRole('button', { name: 'Wijzigingen weggooien' })).toBeDisabled();
  await expect(unsaved(page)).toBeHidden();
}

/** Chooses an option of the list that is called `name`, which shows its options once it is open. */
export async function choose(page: Page, name: string, option: string): Promise<void> {
  await page
    .getByRole('button', { name: new RegExp(`${name}$`) })
    .last()
    .click();
  await page.getByRole('option', { name: option, exact: true }).click();
  await expect(page.getByRole('option')).toHaveCount(0);
}

/** Chooses an entry by its key, in a field that finds it while one types. */
export async function chooseEntry(around: Page | Locator, page: Page, name: string, key: string) {
  const field = around.getByRole('combobox', { name });
  await field.fill(key);
  await page.getByRole('option', { name: key, exact: true }).click();
  await expect(page.getByRole('option')).toHaveCount(0);
}
