import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Page } from 'playwright/test';

import { jsonKinds, textKinds } from '../../src/collections/kinds.ts';
import { readContent } from '../../src/tools/keystatic/read-content.ts';
import { readTexts } from '../../src/tools/editors/read-texts.ts';
import { root } from '../support/site.ts';
import { expect, save, test } from './test.ts';

const { folders } = await readContent(root);
const texts = await readTexts(root);

interface Place {
  file: string;
  /** Where the editor opens it. */
  path: string;
  /** Whether the form is a list, whose rows open a form of their own. */
  isList: boolean;
}

/** One file of each kind. */
const places: Place[] = [
  ...Object.keys(textKinds).flatMap((kind) => {
    const text = texts.find((each) => each.kind === kind);
    if (!text) return [];
    const { file, slug } = text;
    const inFolder = `collection/${textKinds[text.kind].folder}/item/${slug}`;
    const path = folders.includes(text.kind) ? inFolder : `singleton/pagina-${slug}`;
    return { file, path, isList: false };
  }),
  ...Object.entries(jsonKinds).map(([kind, { file }]) => ({
    ...{ file, path: `singleton/${kind}` },
    isList: kind !== 'company',
  })),
];

for (const place of places) {
  test(`${place.file} keeps its bytes when a change is saved and taken back`, async ({ page, desk }) => {
    const read = (folder: string) => readFile(join(folder, place.file), 'utf8');
    const before = await read(root);
    const open = () => page.goto(`${desk.url}/keystatic/${place.path}`);
    await open();
    await typeAtStart(page, place, 'x');
    await save(page);
    expect(await read(desk.folder)).not.toBe(before);
    await open();
    await typeAtStart(page, place, undefined);
    await save(page);
    expect(await read(desk.folder)).toBe(before);
  });
}

/** Types a letter at the start of what an editor would write in, or takes it away again. */
async function typeAtStart(page: Page, { file, isList }: Place, letter: string | undefined) {
  if (isList) await page.getByRole('main').getByRole('row').first().click();
  const field = file.endsWith('.mdx')
    ? page.getByRole('textbox', { name: 'Tekst', exact: true })
    : (isList ? page.getByRole('dialog') : page).getByRole('textbox').first();
  await field.focus();
  await field.press('Control+Home');
  await field.press(letter ?? 'Delete');
  if (isList) await page.getByRole('dialog').getByRole('button', { name: 'Klaar' }).click();
}
