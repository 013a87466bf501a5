import type { Page } from 'playwright/test';

import { routes } from '../../src/site/addresses.ts';
import { createMessage, fillIn, openForm, send } from '../support/contact.ts';
import {
  blockScripts,
  expectMenuHydrated,
  expectStillPicture,
  getFloatingBar,
  scrollTo,
} from '../support/islands.ts';
import { templates } from '../support/pages.ts';
import { tags } from '../support/tags.ts';
import { expect, test } from '../support/test.ts';

// The browser complains about missing scripts; a page error still fails the test.
test.use({
  expectedComplaints: /Failed to (load resource: net::ERR_FAILED|fetch dynamically imported module)/,
});

for (const path of Object.values(templates)) {
  const tag = path === templates.contact ? [] : tags.nightly;
  test(`${path} is complete without any script`, { tag }, async ({ page }) => {
    await blockScripts(page);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    if (path === templates.home) await expectStillPicture(page);
    await hoverHeader(page);
    await scrollTo(page, 700);
    await expect(getFloatingBar(page)).toBeHidden();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy', exact: true }).click();
    await expect(page).toHaveURL(routes.privacy);
  });
}

test('pages work and the form is sent where the browser refuses storage', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
      Object.defineProperty(window, name, { get: refuse });
    }
  });
  for (const path of [routes.home, routes.about, routes.contact]) {
    await page.goto(path);
    await hoverHeader(page);
    await scrollTo(page, 501);
    await expectMenuHydrated(page);
  }
  const form = await openForm(page);
  await fillIn(form, createMessage());
  await send(form);
  await expect(page.getByRole('heading', { name: 'Bedankt voor je bericht!' })).toBeVisible();
});

async function hoverHeader(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button').first().focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
}
