/** Takes the pictures of the handbook: writes an article in the editor, in a copy of the site; run with `npm run handbook`. */
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { chromium, type Page } from 'playwright/test';
import sharp from 'sharp';

import { browserArgs, findTestBrowser } from '../../testing/browser.ts';
import { root } from '../../testing/trial-site.ts';
import { startDesk } from '../testing/desk.ts';
import { box, fillFields } from './article.ts';

const folder = join(root, 'content/handboek');
const port = Number(process.env['PORT'] ?? 4339);

await rm(folder, { recursive: true, force: true });
await mkdir(folder);
const desk = await startDesk(port);
const browser = await chromium.launch({ executablePath: findTestBrowser(), args: browserArgs });
try {
  const options = { locale: 'nl-NL', viewport: { width: 1200, height: 760 }, deviceScaleFactor: 1.5 };
  const page = await browser.newPage(options);
  // As for a visitor whose line is slow, and the same on every machine: the drawings behind the photos.
  await page.route('https://images.unsplash.com/**', (route) => route.abort());
  await takeAll(page);
} finally {
  await browser.close();
  await desk.stop();
}

async function takeAll(page: Page): Promise<void> {
  await page.goto(`${desk.url}/keystatic`);
  await page.getByRole('heading', { name: 'Kennis' }).first().waitFor({ timeout: 120_000 });
  await take(page, 'overzicht');
  await page.goto(`${desk.url}/keystatic/collection/kennis/create`);
  await box(page, 'Inleiding').fill('Een acceptatietest kost een dag.');
  await take(page, 'melding');
  await fillFields(page);
  await writeText(page);
  await page.getByRole('button', { name: 'Maken', exact: true }).click();
  await page.getByRole('button', { name: 'Bekijken op de site' }).waitFor();
  await takeSite(page);
}

/** Types a text with a part, and takes what the editor shows on the way. */
async function writeText(page: Page): Promise<void> {
  await box(page, 'Tekst').focus();
  await page.keyboard.type('Een acceptatietest is de dag waarop je zelf kijkt of alles werkt.');
  await page.keyboard.press('Enter');
  await page.keyboard.press('/');
  await page.getByRole('option', { name: 'Kader' }).hover();
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

async function takeSite(page: Page): Promise<void> {
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Bekijken op de site' }).click();
  const site = await opened;
  await site.getByText('Concept', { exact: true }).waitFor();
  await take(site, 'site');
}

async function take(page: Page, name: string): Promise<void> {
  const picture = await page.screenshot({ animations: 'disabled' });
  await sharp(picture)
    .webp({ nearLossless: true, quality: 60, effort: 6 })
    .toFile(join(folder, `${name}.webp`));
}
