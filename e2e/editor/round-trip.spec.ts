import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Page } from 'playwright/test';

import { jsonKinds, textKinds } from '../../src/collections/kinds.ts';
import { readContent } from '../../src/tools/keystatic/read-content.ts';
import { readTexts } from '../../src/tools/editors/read-texts.ts';
import { root } from '../support/site.ts';
import { expect, test } from './test.ts';

const { folders } = await readContent(root);
const texts = await readTexts(root);

/** One file of each kind, and where the editor opens it. */
const places = [
  ...Object.keys(textKinds).flatMap((kind) => {
    const text = texts.find((each) => each.kind === kind);
    if (!text) return [];
    const isFolder = folders.includes(text.kind);
    const folder = `collection/${textKinds[text.kind].folder}/item/${text.slug}`;
    return { file: text.file, path: isFolder ? folder : `singleton/pagina-${text.slug}` };
  }),
  ...Object.entries(jsonKinds).map(([kind, { file }]) => ({ file, path: `singleton/${kind}` })),
];

for (const { file, path } of places) {
  test(`${file} keeps its bytes when a change is saved and taken back`, async ({ page, desk }) => {
    const read = (folder: string) => readFile(join(folder, file), 'utf8');
    const before = await read(root);
    await page.goto(`${desk.url}/keystatic/${path}`);
    await typeAtStart(page, 'x');
    await save(page);
    expect(await read(desk.folder)).not.toBe(before);
    await typeAtStart(page, undefined);
    await save(page);
    expect(await read(desk.folder)).toBe(before);
  });
}

/** Types a letter at the start of the text, or of a field where there is no text, or takes it away again. */
async function typeAtStart(page: Page, letter: string | undefined) {
  const rows = page.getByRole('main').getByRole('row');
  const text = page.getByRole('textbox', { name: 'Tekst', exact: true });
  const first = page.getByRole('textbox').first();
  await expect(text.or(first).first()).toBeVisible();
  const isList = (await text.count()) === 0 && (await rows.count()) > 0;
  if (isList) await rows.first().click();
  const dialog = page.getByRole('dialog');
  const field = (await text.count()) > 0 ? text : isList ? dialog.getByRole('textbox').last() : first;
  await field.focus();
  await field.press('Control+Home');
  await field.press(letter ?? 'Delete');
  if (isList) await dialog.getByRole('button', { name: 'Klaar' }).click();
}

async function save(page: Page) {
  const saved = page.waitForResponse('**/api/keystatic/update');
  await page.getByRole('button', { name: 'Bewaren' }).click();
  expect((await saved).status()).toBe(200);
}
