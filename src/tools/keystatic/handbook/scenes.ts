import type { Page } from 'playwright/test';

import { box, fillFields } from './article.ts';

/** What an editor does in the editor at `url`; `take` takes a picture on the way. */
type Scene = (page: Page, url: string, take: Take) => Promise<void>;
type Take = (page: Page, name: string) => Promise<void>;

/** The first screen; the first visit waits for the packages to be bundled. */
export const showOverview: Scene = async (page, url, take) => {
  await page.goto(`${url}/keystatic`);
  await page
    .getByText(/^\d+ bestand/)
    .first()
    .waitFor({ timeout: 120_000 });
  await take(page, 'overzicht');
};

/** An article from nothing, up to the site beside it. */
export const writeArticle: Scene = async (page, url, take) => {
  await page.goto(`${url}/keystatic/collection/kennis/create`);
  await box(page, 'Inleiding').fill('Een acceptatietest kost een dag.');
  await take(page, 'melding');
  await fillFields(page);
  await writeText(page, take);
  await page.getByRole('button', { name: 'Maken', exact: true }).click();
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Bekijken op de site' }).click();
  const site = await opened;
  await site.getByText('Concept', { exact: true }).waitFor();
  await take(site, 'site');
};

/** A text with a part. */
async function writeText(page: Page, take: Take): Promise<void> {
  await box(page, 'Tekst').focus();
  await page.keyboard.type('Een acceptatietest is de dag waarop je zelf kijkt of alles werkt.');
  await page.keyboard.press('Enter');
  await page.keyboard.press('/');
  await page.getByRole('option', { name: 'Kader' }).waitFor();
  await take(page, 'onderdelen');
  await page.keyboard.type('kader');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Test met je eigen gegevens, niet met die van de bouwer.');
  await page.getByRole('button', { name: 'Bewerken' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('Neem je eigen werk mee');
  await take(page, 'onderdeel');
  await dialog.getByRole('button', { name: 'Klaar' }).click();
  await box(page, 'Kop van het artikel').focus();
  await take(page, 'artikel');
}

/** The form of an own photo, with a picture of the site's first page. */
export const showOwnPhoto: Scene = async (page, url, take) => {
  const seen = page.viewportSize();
  await page.setViewportSize({ width: 1600, height: 900 });
  await page.goto(url);
  const buffer = await page.screenshot({ scale: 'css' });
  if (seen) await page.setViewportSize(seen);
  await page.goto(`${url}/keystatic/collection/beelden/create`);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Foto kiezen' }).click();
  await (await chooser).setFiles({ name: 'IMG_0012.PNG', mimeType: 'image/png', buffer });
  await box(page, 'Wat je ziet').fill('De homepage van ons bureau op een scherm');
  await take(page, 'eigen-foto');
};
