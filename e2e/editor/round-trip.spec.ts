import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Page } from 'playwright/test';

import { listPlaces, type Place } from '../../src/tools/keystatic/testing/places.ts';
import { root } from '../support/site.ts';
import { expect, save, test } from './test.ts';

for (const place of await listPlaces(root)) {
  test(`${place.file} keeps its bytes when a change is saved and taken back`, async ({ page, desk }) => {
    const read = (folder: string) => readFile(join(folder, place.file), 'utf8');
    const before = await read(root);
    await page.goto(`${desk.url}/keystatic/${place.path}`);
    await typeAtStart(page, place, '1');
    await save(page);
    expect(await read(desk.folder)).not.toBe(before);
    // The form has read the file again.
    await typeAtStart(page, place, undefined);
    await save(page);
    expect(await read(desk.folder)).toBe(before);
  });
}

/** Types a digit, which a number takes too, at the start of what an editor would write in, or takes it away again. */
async function typeAtStart(page: Page, { file, isList }: Place, digit: string | undefined) {
  if (isList) await page.getByRole('main').getByRole('row').first().click();
  const field = file.endsWith('.mdx')
    ? page.getByRole('textbox', { name: 'Tekst', exact: true })
    : (isList ? page.getByRole('dialog') : page).getByRole('textbox').last();
  await field.focus();
  await field.press('Control+Home');
  // The first heading of a model is an address that its links know.
  if (file.startsWith('content/maquettes/')) await field.press('ArrowDown');
  await field.press(digit ?? 'Delete');
  if (isList) await page.getByRole('dialog').getByRole('button', { name: 'Klaar' }).click();
}
