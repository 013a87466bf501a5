// The form and islands keep working, and keep what was typed, when translators or extensions change the HTML.
import { floatingBarSettings } from '../../src/islands/floating-bar/settings.ts';
import { routes } from '../../src/site/addresses.ts';
import { createMessage } from '../support/contact.ts';
import { expectMenuHydrated, getMenu, holdScripts, listOpenItems, scrollTo } from '../support/islands.ts';
import { tags } from '../support/tags.ts';
import { expect, test } from '../support/test.ts';

/** Ways to change everything inside `scope`; each runs in the page. */
const changes: Record<string, (scope: string) => void> = {
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
};

for (const [actor, change] of Object.entries(changes)) {
  test(`${actor} before a late script loses nothing that was typed`, async ({ page }) => {
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

  test(`${actor} leaves the menu its links, and the bar`, { tag: tags.engines }, async ({ page }) => {
    const beyond = floatingBarSettings.showAfterScrollPx + 1;
    const links = getMenu(page).getByRole('link', { includeHidden: true });
    const bar = page.locator('.floating-bar');
    await page.goto(routes.articles);
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
    await page.locator(`.menu a[href="${routes.about}"]`).click();
    await expect(page).toHaveURL(routes.about);
  });
}

/** Fills fields as autofill does, without an interaction; runs in the page. */
function autofill(values: Record<string, string>): void {
  for (const [name, value] of Object.entries(values)) {
    const field = document.querySelector<HTMLInputElement>(`form [name="${name}"]`);
    if (!field) continue;
    field.value = value;
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
  }
}
