// The page in the hands of others: what a visitor types stays, and islands work, however others change the HTML.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { floatingBarSettings } from '../../src/islands/floating-bar/settings.ts';
import { routes } from '../../src/site/addresses.ts';
import { createMessage, fillIn, getForm, getInputs, readMail, send } from '../support/contact.ts';
import {
  blockScripts,
  expectMenuHydrated,
  getDisclosure,
  getMenu,
  holdScripts,
  listOpenItems,
  scrollTo,
} from '../support/islands.ts';
import { builtPages } from '../support/pages.ts';
import { baseUrl } from '../support/site.ts';
import { tags } from '../support/tags.ts';
import { expect, test } from '../support/test.ts';

/** What others do to all that stands in `scope`; each runs in the page. */
const hands: Record<string, (scope: string) => void> = {
  'a translator': (scope) => {
    const root = document.querySelector(scope) ?? document.body;
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (texts.nextNode()) found.push(texts.currentNode as Text);
    for (const text of found) {
      if (!text.data.trim() || text.parentElement?.tagName === 'SCRIPT') continue;
      const outer = document.createElement('translated-text');
      const inner = document.createElement('translated-text');
      inner.textContent = `${text.data} (vertaald)`;
      outer.append(inner);
      text.replaceWith(outer);
    }
  },
  'a password manager': (scope) => {
    const open = 'header, nav, ul, li, div, form, section, footer, button, label, p, [data-island]';
    for (const element of document.querySelectorAll(`${scope}, ${scope} :is(${open})`)) {
      element.prepend(document.createElement('extension-icon'));
      element.append(document.createElement('extension-icon'));
    }
    for (const element of document.querySelectorAll(`${scope} :is(form, [data-island], [role="status"])`)) {
      element.prepend('extensie');
      element.append('extensie');
    }
  },
  'an extension that wraps fields': (scope) => {
    for (const field of document.querySelectorAll(`${scope} :is(input, textarea)`)) {
      const wrapper = document.createElement('extension-wrapper');
      field.replaceWith(wrapper);
      wrapper.append(field);
    }
  },
  'a privacy tool': (scope) => {
    const root = document.querySelector(scope) ?? document.body;
    const comments = document.createTreeWalker(root, NodeFilter.SHOW_COMMENT);
    const found: Comment[] = [];
    while (comments.nextNode()) found.push(comments.currentNode as Comment);
    for (const comment of found) comment.remove();
    const hidden = document.querySelectorAll(`${scope} :is([aria-hidden="true"], [role="status"])`);
    for (const element of hidden) element.remove();
  },
};

for (const [who, change] of Object.entries(hands)) {
  test(`${who} before a late script loses nothing that was typed`, async ({ page }) => {
    await page.clock.install();
    const release = await holdScripts(page);
    await page.goto(routes.contact);
    const message = createMessage();
    await page.evaluate(autofill, { ...message, name: '' });
    const name = page.locator('#contact-name');
    await name.click();
    await page.keyboard.type('Zoe Smit');
    await page.keyboard.press('ArrowLeft');
    await page.evaluate(change, 'body');
    if (who.includes('wraps fields')) await name.focus();
    await page.clock.fastForward(60_000);
    release();
    await expect(page.locator('form')).toHaveAttribute('novalidate');
    await expect(name).toBeFocused();
    await page.keyboard.type('d');
    await expect(name).toHaveValue(/^Zoe Smidt$|^Zoe Smitd$/);
    const typed = await page
      .locator('form')
      .evaluate((form: HTMLFormElement) => Object.fromEntries(new FormData(form)));
    expect(typed).toMatchObject({ ...message, name: await name.inputValue() });
    expect(await page.evaluate(() => Object.values(sessionStorage).join())).toContain(message.email);
  });

  test(`${who} leaves the menu its links, and the bar`, { tag: tags.engines }, async ({ page }) => {
    const beyond = floatingBarSettings.showAfterScrollPx + 1;
    const links = getMenu(page).getByRole('link', { includeHidden: true });
    const bar = page.locator('.floating-bar');
    await page.goto(routes.about);
    const count = await links.count();
    await page.evaluate(change, 'body');
    await page.mouse.move(5, 600);
    await page.locator('.menu-group a').first().hover();
    await expect.poll(() => listOpenItems(page)).toHaveLength(1);
    await expectMenuHydrated(page);
    await expect(links).toHaveCount(count);
    await scrollTo(page, beyond);
    await expect(bar).toBeVisible();
    await page.evaluate(change, '.floating-bar');
    await scrollTo(page, 0);
    await expect(bar).toBeHidden();
    await scrollTo(page, beyond);
    await bar.getByRole('button').click();
    await expect(bar).toHaveCount(0);
    await page.locator(`.menu a[href="${routes.articles}"]`).click();
    await expect(page).toHaveURL(routes.articles);
  });
}

/** Fills fields as autofill does, without a touch; runs in the page. */
function autofill(values: Record<string, string>): void {
  for (const [name, value] of Object.entries(values)) {
    const field = document.querySelector<HTMLInputElement>(`form [name="${name}"]`);
    if (!field) continue;
    field.value = value;
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
  }
}

test.describe('without its files', () => {
  test.use({ expectedComplaints: /Failed to load resource|blocked by CORS policy/ });

  test('a page that was kept on disk has its links, and its form can be filled in', async ({ page }) => {
    const folder = await mkdtemp(join(tmpdir(), 'maquette-saved-'));
    const { html = '' } = builtPages.find(({ path }) => path === routes.contact) ?? {};
    const file = join(folder, 'contact.html');
    // As browsers keep a page: with whole addresses.
    await writeFile(file, html.replace(/ (href|action)="\//g, ` $1="${baseUrl}/`));
    await page.goto(pathToFileURL(file).href);
    const message = createMessage();
    await fillIn(getForm(page), message);
    await getDisclosure(page, 'Aanpak').click();
    expect(await listOpenItems(page)).toEqual(['Aanpak']);
    for (const { field, input } of getInputs(getForm(page))) {
      await expect(input).toHaveValue(message[field.key]);
    }
    await getMenu(page).getByRole('link', { name: 'Kennis' }).click();
    await expect(page).toHaveURL(`${baseUrl}${routes.articles}`);
    await rm(folder, { recursive: true });
  });
});

test.describe('a script that does not come', () => {
  test.use({
    expectedComplaints: /Failed to (load resource: net::ERR_FAILED|fetch dynamically imported module)/,
  });

  for (const script of ['touched', 'mount', 'client', 'ContactForm']) {
    test(`(${script}) leaves the form to the browser, which posts it`, async ({ page }) => {
      await blockScripts(page, `${script}.*`);
      await page.goto(routes.contact);
      const message = createMessage();
      await fillIn(getForm(page), message);
      const mail = await readMail(page, () => send(getForm(page)));
      await expect(page).toHaveURL(routes.sent);
      expect(mail.replyTo?.[0]?.address).toBe(message.email);
    });
  }
});
