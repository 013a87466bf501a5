// What a visitor types stays while others change the page, however late its scripts come; in all engines: engines/other-hands.spec.ts.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { routes } from '../../src/site/addresses.ts';
import { createMessage, fillIn, getForm, getInputs, readMail, send } from '../support/contact.ts';
import { blockScripts, getDisclosure, getMenu, holdScripts, listOpenItems } from '../support/islands.ts';
import { autofill, hands } from '../support/other-hands.ts';
import { builtPages } from '../support/pages.ts';
import { baseUrl } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

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
