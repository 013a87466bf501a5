// What an editor does in the forms, by their words.
import type { Locator, Page } from 'playwright/test';

import { expect, takePicture } from './test.ts';

/** Opens the form of a new entry by the menu, as an editor does: the page is not loaded again. */
export async function openNew(page: Page, list: string): Promise<void> {
  await page.getByRole('navigation').getByRole('link', { name: list, exact: true }).first().click();
  const add = page.getByRole('button', { name: 'Toevoegen' });
  // The overview has one for each list.
  await expect(add).toHaveCount(1);
  await add.click();
}

/** Chooses a picture in the form of a photo that has none, and waits until the form has read it. */
export async function choosePicture(page: Page, buffer: Buffer): Promise<void> {
  await offerPicture(page, buffer);
  await expect(page.getByRole('button', { name: 'Weghalen' })).toBeVisible();
}

/** Offers a picture, which the form may refuse. */
export async function offerPicture(page: Page, buffer: Buffer): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Foto kiezen' }).click();
  await (await chooser).setFiles({ name: 'IMG 0012.JPG', mimeType: 'image/*', buffer });
}

/** Chooses an option of the list that is called `name`, in the dialog if one is open. */
export async function choose(page: Page, name: string, option: string): Promise<void> {
  const list = page.getByRole('button', { name: new RegExp(`${name}$`) });
  await list.last().click();
  await page.getByRole('option', { name: option, exact: true }).click();
  // Until the list is gone, what is around it takes no click.
  await expect(page.getByRole('option')).toHaveCount(0);
}

/** Presses the button that is called `name`. */
export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** The field that is called `name`. */
export const findField = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

/** The long text of an entry. */
export const findText = (page: Page) => findField(page, 'Tekst');

/** The last line of the text that has no words yet. */
export const findEmptyLine = (page: Page): Locator =>
  findText(page).getByRole('paragraph').filter({ hasText: /^$/ }).last();

/** Starts a new line behind the paragraph `after`. */
export async function startLine(page: Page, after: string): Promise<void> {
  // A part that renders meanwhile may take the cursor back.
  await expect(async () => {
    await findText(page).getByText(after, { exact: true }).click();
    await page.keyboard.press('End');
    expect(await page.evaluate(() => getSelection()?.anchorNode?.textContent)).toBe(after);
  }).toPass();
  await page.keyboard.press('Enter');
  await expect(findEmptyLine(page)).toBeVisible();
}

/** Inserts a part on a new line behind the paragraph `after`, by the menu that `/` opens. */
export async function insertPart(page: Page, after: string, part: string): Promise<void> {
  await startLine(page, after);
  await page.keyboard.press('/');
  const option = page.getByRole('option', { name: part }).first();
  await expect(option).toBeVisible();
  if (part === 'Kader') await takePicture(page, 'onderdelen');
  // On a busy machine the list may render again under the pointer, whose click then does nothing.
  await expect(async () => {
    if (await option.isVisible()) await option.click({ timeout: 2000 });
    await expect(findText(page).getByText(part, { exact: true })).toBeVisible({ timeout: 2000 });
  }).toPass();
}

/** Fills in the form of the last part of the text. */
export async function fillPart(page: Page, fill: (dialog: Locator) => Promise<void>): Promise<void> {
  const opener = page.getByRole('button', { name: 'Bewerken' }).last();
  const dialog = page.getByRole('dialog');
  await opener.click();
  await expect(dialog).toBeVisible();
  await fill(dialog);
  await dialog.getByRole('button', { name: 'Klaar' }).click();
  await expect(opener).toBeFocused();
}

/** Answers the next question of the page, and gives its words. */
export const answer = (page: Page, yes: boolean) =>
  new Promise<string>((resolve) => {
    page.once('dialog', (dialog) => {
      resolve(dialog.message());
      void (yes ? dialog.accept() : dialog.dismiss());
    });
  });

/** Chooses a version of the text that is open, lets `look` see it, and asks to put it back, which loads the page again. */
export async function putBack(
  page: Page,
  version: string | number,
  look: (dialog: Locator) => Promise<void> = () => Promise.resolve(),
): Promise<Locator> {
  await press(page, 'Vorige versies');
  const dialog = page.getByRole('dialog', { name: 'Vorige versies' });
  const rows = dialog.getByRole('listitem').getByRole('button');
  await (typeof version === 'number' ? rows.nth(version) : rows.filter({ hasText: version })).click();
  await look(dialog);
  await dialog.getByRole('button', { name: 'Zet deze versie terug' }).click();
  return dialog;
}

/** Types a sign in the first row of the list that is open and saves it, then takes it back; `isOld` tells whether the file is as it was. */
export async function changeAndTakeBack(page: Page, isOld: () => boolean): Promise<void> {
  for (const key of ['1', 'Delete']) {
    await page.getByRole('main').getByRole('row').first().click();
    const field = page.getByRole('dialog').getByRole('textbox').last();
    await field.press('Control+Home');
    await field.press(key);
    await press(page, 'Klaar');
    await press(page, 'Bewaren');
    await expect.poll(isOld).toBe(key === 'Delete');
    await expect(page.getByRole('button', { name: 'Wijzigingen weggooien' })).toBeDisabled();
  }
}
