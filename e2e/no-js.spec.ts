import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

import type { Locator } from 'playwright/test';

import { getPages, readCompany, root } from './support/site.ts';
import { expect, test } from './support/test.ts';

const sections = [
  { name: 'Oplossingen', folder: 'oplossingen' },
  { name: 'Aanpak', folder: 'aanpak' },
  { name: 'Expertise', folder: 'expertise' },
];

for (const { name, folder } of sections) {
  test(`hovering over ${name} shows its sub-pages`, async ({ page }) => {
    await page.goto('/');
    const menu = page.getByRole('navigation', { name: 'Hoofdmenu' });
    const subPages = await listSubPages(folder);
    expect(await listPaths(menu)).not.toEqual(expect.arrayContaining(subPages));
    await menu.getByRole('link', { name, exact: true }).hover();
    expect(await listPaths(menu)).toEqual(expect.arrayContaining(subPages));
  });

  test(`the Tab key goes from ${name} into its sub-pages`, async ({ page }) => {
    await page.goto('/');
    const menu = page.getByRole('navigation', { name: 'Hoofdmenu' });
    await menu.getByRole('link', { name, exact: true }).focus();
    const subPages = await listSubPages(folder);
    expect(await listPaths(menu)).toEqual(expect.arrayContaining(subPages));
    await page.keyboard.press('Tab');
    await expect(menu.getByRole('button', { name: `Submenu ${name}` })).toBeFocused();
    const visited: (string | null | undefined)[] = [];
    while (visited.length < subPages.length) {
      await page.keyboard.press('Tab');
      visited.push(await page.evaluate(() => document.activeElement?.getAttribute('href')));
    }
    expect(visited.toSorted()).toEqual(subPages.toSorted());
  });
}

test.describe('phone menu', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('opens, shows every page and closes with Escape', async ({ page }) => {
    await page.goto('/');
    const menu = page.getByRole('navigation', { name: 'Menu', exact: true });
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: 'Menu' }).tap();
    await expect(menu).toBeVisible();
    const subPages = await Promise.all(sections.map(({ folder }) => listSubPages(folder)));
    const expected = [...subPages.flat(), '/oplossingen', '/expertise', '/kennis', '/over', '/contact'];
    expect(await listPaths(menu)).toEqual(expect.arrayContaining(expected));
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
  });

  test('leads to the page that was tapped', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu' }).tap();
    const menu = page.getByRole('navigation', { name: 'Menu', exact: true });
    await menu.getByRole('link', { name: 'Kennis' }).tap();
    await expect(page).toHaveURL('/kennis');
    await expect(menu).toBeHidden();
  });
});

test('the contact page says how to reach us and keeps a message out of the address', async ({ page }) => {
  const { phone, email } = await readCompany();
  await page.goto('/contact');
  const note = page.getByRole('main').getByRole('paragraph').filter({ hasText: 'JavaScript' });
  await expect(note).toBeVisible();
  await expect(note.getByRole('link', { name: phone })).toHaveAttribute('href', /^tel:\+31\d{9}$/);
  await expect(note.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
  const methods = await page.evaluate(() => Array.from(document.forms, ({ method }) => method));
  for (const method of methods) expect(method).toBe('post');
});

for (const { path } of await getPages()) {
  test(`${path} shows all its text`, async ({ page }) => {
    await page.goto(path);
    const main = page.getByRole('main');
    expect((await main.innerText()).length).toBeGreaterThan(200);
    expect(await listFadedText(main)).toEqual([]);
  });
}

/** The paths of a folder's pages below content/. */
async function listSubPages(folder: string): Promise<string[]> {
  const files = await readdir(join(root, 'content', folder));
  return files.filter((file) => file.endsWith('.mdx')).map((file) => `/${folder}/${file.slice(0, -4)}`);
}

/** Where the links lead that a visitor can see in `menu` now. */
async function listPaths(menu: Locator): Promise<(string | null)[]> {
  const links = await menu.getByRole('link').all();
  return Promise.all(links.map((link) => link.getAttribute('href')));
}

/** The texts in `main` that nobody can see because they still wait for a script to fade them in. */
function listFadedText(main: Locator): Promise<string[]> {
  return main.evaluate((element) =>
    [...element.querySelectorAll('*')]
      .filter((child) =>
        [...child.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()),
      )
      .filter(
        (child) =>
          child.checkVisibility() &&
          !child.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
      )
      .map((child) => child.outerHTML),
  );
}
