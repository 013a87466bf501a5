// What is typed is never lost: it stays when the page is left, reloaded or asked for again, until it is sent.
import type { Page } from 'playwright/test';

import { draftKey } from '../../src/islands/contact-form/draft.inline.ts';
import { routes } from '../../src/site/addresses.ts';
import { honeypotField } from '../../supabase/functions/send-contact-email/message.ts';
import {
  createMessage,
  fillIn,
  getForm,
  getInputs,
  openForm,
  send,
  waitForForm,
} from '../support/contact.ts';
import { getFloatingBar, getMenu, getMenuToggle, holdScripts, scrollTo } from '../support/islands.ts';
import { kinds, listBelow } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

type Message = ReturnType<typeof createMessage>;

const readDraft = (page: Page) => page.evaluate((key) => sessionStorage.getItem(key), draftKey);

async function expectTyped(page: Page, message: Message): Promise<void> {
  for (const { field, input } of getInputs(getForm(page))) {
    await expect(input).toHaveValue(message[field.key]);
  }
}

async function openMenu(page: Page): Promise<void> {
  if (await getMenuToggle(page).isVisible()) await getMenuToggle(page).click();
}

/** The links to the contact page that every page shows. */
const links: Record<string, (page: Page) => Promise<void>> = {
  "the header's button": async (page) => {
    await openMenu(page);
    await getMenu(page).getByRole('link', { name: 'Plan strategiegesprek' }).click();
  },
  "the menu's item": async (page) => {
    await openMenu(page);
    await getMenu(page).getByRole('link', { name: 'Contact', exact: true }).click();
  },
  'the floating bar': async (page) => {
    // It stays away from a form in view, and from what has focus.
    await getForm(page).getByLabel('Bericht').blur();
    const { y = 0, height = 0 } = (await getForm(page).boundingBox()) ?? {};
    await scrollTo(page, (await page.evaluate(() => scrollY)) + y + height);
    await getFloatingBar(page).getByRole('link', { name: 'Plan gesprek' }).click();
  },
};

test.describe('what is typed in the contact form', { tag: '@phone' }, () => {
  for (const [name, follow] of Object.entries(links)) {
    test(`stays when ${name} leads to the form, which takes focus`, async ({ page }) => {
      const message = createMessage();
      await fillIn(await openForm(page, '?a=b'), message);
      await page.evaluate(() => Object.assign(window, { isSame: true }));
      await follow(page);
      const first = getForm(page).getByLabel('Naam');
      await expect(first).toBeFocused();
      expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
      await expectTyped(page, message);
      // Below the header, which is fixed.
      const { bottom } = await page.getByRole('banner').evaluate((header) => header.getBoundingClientRect());
      const label = page.getByText('Naam', { exact: true });
      await expect.poll(async () => (await label.boundingBox())?.y).toBeGreaterThanOrEqual(bottom);
    });
  }

  test('stays when the page is reloaded, left and asked for again', async ({ page }) => {
    const message = createMessage();
    await fillIn(await openForm(page), message);
    await page.reload();
    await expectTyped(page, message);
    await waitForForm(page);
    await expectTyped(page, message);
    await page.goto(routes.about);
    await page.goto(routes.contact);
    await expectTyped(page, message);
    expect(new URL(page.url()).search).toBe('');
  });

  test('stays when it was typed before the form was awake', async ({ page }) => {
    const message = createMessage();
    const release = await holdScripts(page);
    await page.goto(routes.contact);
    await fillIn(getForm(page), message);
    await page.reload();
    await expectTyped(page, message);
    release();
    await waitForForm(page);
    await expectTyped(page, message);
  });

  test('is forgotten once it is sent', async ({ page }) => {
    const form = await openForm(page);
    await fillIn(form, createMessage());
    expect(await readDraft(page)).not.toBeNull();
    await send(form);
    await expect(page.getByRole('heading', { name: 'Bedankt voor je bericht!' })).toBeVisible();
    expect(await readDraft(page)).toBeNull();
    await page.reload();
    for (const { input } of getInputs(getForm(page))) await expect(input).toHaveValue('');
  });

  test('is kept without the honeypot, in this tab alone', async ({ page, context }) => {
    const form = await openForm(page);
    await form.locator(`[name=${honeypotField}]`).evaluate((input: HTMLInputElement) => {
      input.value = 'ja';
      input.dispatchEvent(new InputEvent('input', { bubbles: true }));
    });
    await form.getByLabel('Naam').fill('Zoë');
    const draft = JSON.parse((await readDraft(page)) ?? '') as object;
    expect(draft).toMatchObject({ name: 'Zoë' });
    expect(draft).not.toHaveProperty(honeypotField);
    const other = await context.newPage();
    await other.goto(routes.contact);
    await expect(getForm(other).getByLabel('Naam')).toHaveValue('');
  });

  test('is neither overwritten nor doubled by the subject of a link', async ({ page }) => {
    const subject = `?onderwerp=${kinds.solution.split('/').at(-1)}`;
    const message = createMessage();
    await fillIn(await openForm(page), message);
    await openForm(page, subject);
    await expectTyped(page, message);
    // A subject that was put there, and to which something was typed.
    const textarea = getForm(page).getByLabel('Bericht');
    await textarea.fill('');
    await page.reload();
    await waitForForm(page);
    await expect(textarea).toHaveValue(/^Onderwerp: .+\n\n$/);
    const [line = ''] = (await textarea.inputValue()).split('\n');
    await textarea.fill(`${line}\n\nWat kost dat?`);
    await page.reload();
    await waitForForm(page);
    await expect(textarea).toHaveValue(`${line}\n\nWat kost dat?`);
  });

  test('makes way for the subject of another link while nothing is said about the first', async ({
    page,
  }) => {
    const other = listBelow(routes.solutions).find((path) => path !== kinds.solution);
    test.skip(!other, 'There is one solution alone.');
    const values: string[] = [];
    for (const path of [kinds.solution, other]) {
      const form = await openForm(page, `?onderwerp=${path?.split('/').at(-1)}`);
      // Keeps the draft, subject included.
      await form.getByLabel('Naam').fill('Zoë');
      values.push(await form.getByLabel('Bericht').inputValue());
    }
    for (const value of values) expect(value).toMatch(/^Onderwerp: .+\n\n$/);
    expect(values[0]).not.toBe(values[1]);
  });

  test('can be sent where storage is refused', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'sessionStorage', {
        get() {
          throw new DOMException('refused', 'SecurityError');
        },
      });
    });
    const form = await openForm(page);
    await fillIn(form, createMessage());
    await send(form);
    await expect(page.getByRole('heading', { name: 'Bedankt voor je bericht!' })).toBeVisible();
  });

  test('can be sent where storage is full', async ({ page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    const form = await openForm(page);
    await fillIn(form, createMessage());
    await send(form);
    await expect(page.getByRole('heading', { name: 'Bedankt voor je bericht!' })).toBeVisible();
  });
});
