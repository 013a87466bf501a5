// Actions in the forms of the editor.
import type { Locator, Page } from 'playwright/test';

import { expect } from './test.ts';

/** Presses a button. */
export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Finds a text field by its label. */
export const findField = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

/** Finds the long text of an entry. */
export const findText = (page: Page) => findField(page, 'Tekst');

/** Finds Keystatic's mark of unsaved changes. */
export const unsaved = (page: Page) => page.getByText('Niet bewaard', { exact: true });

/** Answers the next dialog of the page; returns its message. */
export const answer = (page: Page, yes: boolean) =>
  new Promise<string>((resolve) => {
    page.once('dialog', (dialog) => {
      resolve(dialog.message());
      void (yes ? dialog.accept() : dialog.dismiss());
    });
  });

/** Saves the open form, and waits until it shows as saved. */
export async function save(page: Page): Promise<void> {
  await expect(unsaved(page)).toBeVisible();
  await press(page, 'Bewaren');
  await expect(page.getByRole('button', { name: 'Wijzigingen weggooien' })).toBeDisabled();
  await expect(unsaved(page)).toBeHidden();
}

/** Waits until Keystatic stored the unsaved changes, which it does some time after each change. */
export const expectDraft = (page: Page, text: string) =>
  expect.poll(() => page.evaluate(readDrafts), 'the stored draft').toContain(text);

async function readDrafts(): Promise<string> {
  const toPromise = <Result>(request: IDBRequest<Result>) =>
    new Promise<Result>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const database = await toPromise(indexedDB.open('keystatic'));
  const store = database.transaction('items').objectStore('items');
  const drafts: { files: Map<string, Uint8Array> }[] = await toPromise(store.getAll());
  database.close();
  const files = drafts.flatMap((draft) => [...draft.files.values()]);
  return files.map((file) => new TextDecoder().decode(file).replace(/\s+/g, ' ')).join('');
}

/** Opens a select and chooses an option. */
export async function choose(page: Page, name: string, option: string): Promise<void> {
  await page
    .getByRole('button', { name: new RegExp(`${name}$`) })
    .last()
    .click();
  await page.getByRole('option', { name: option, exact: true }).click();
  await expect(page.getByRole('option')).toHaveCount(0);
}

/** Chooses an entry by its key in a combobox. */
export async function chooseEntry(around: Page | Locator, page: Page, name: string, key: string) {
  const field = around.getByRole('combobox', { name });
  await field.fill(key);
  await page.getByRole('option', { name: key, exact: true }).click();
  await expect(page.getByRole('option')).toHaveCount(0);
}
