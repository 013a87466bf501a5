// What a visitor does in the main menu before its script is there.
import { expectMenuAwake, getDisclosure, holdScripts, listOpenItems } from './support/islands.ts';
import { expect, test } from './support/test.ts';

test('keeps the first click', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/over');
  await getDisclosure(page, 'Expertise').click();
  expect(await listOpenItems(page)).toEqual(['Expertise']);
  await page.mouse.move(0, 0);
  expect(await listOpenItems(page)).toEqual(['Expertise']);
  release();
  await expectMenuAwake(page);
  expect(await listOpenItems(page)).toEqual(['Expertise']);
  await expect(getDisclosure(page, 'Expertise')).toHaveAttribute('aria-expanded', 'true');
});

for (const key of ['Enter', ' ']) {
  test(`keeps the first key (${key === ' ' ? 'space' : key})`, async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/over');
    await getDisclosure(page, 'Aanpak').focus();
    await page.keyboard.press(key);
    expect(await listOpenItems(page)).toEqual(['Aanpak']);
    release();
    await expectMenuAwake(page);
    expect(await listOpenItems(page)).toEqual(['Aanpak']);
    await expect(getDisclosure(page, 'Aanpak')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect.poll(() => listOpenItems(page)).toEqual([]);
  });
}

test('forgets a press that was taken back', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/over');
  await getDisclosure(page, 'Aanpak').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  release();
  await expectMenuAwake(page);
  expect(await listOpenItems(page)).toEqual([]);
});

test('keeps only the last of two presses', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/over');
  for (const item of ['Oplossingen', 'Expertise']) {
    await getDisclosure(page, item).focus();
    await page.keyboard.press('Enter');
  }
  expect(await listOpenItems(page)).toEqual(['Expertise']);
  release();
  await expectMenuAwake(page);
  expect(await listOpenItems(page)).toEqual(['Expertise']);
});

test('keeps what a hovering mouse opened, also on the way to the panel', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/over');
  await getDisclosure(page, 'Oplossingen').hover();
  expect(await listOpenItems(page)).toEqual(['Oplossingen']);
  await page.getByRole('link', { name: 'Klantportaal' }).first().hover();
  release();
  await expectMenuAwake(page);
  expect(await listOpenItems(page)).toEqual(['Oplossingen']);
  await expect(getDisclosure(page, 'Oplossingen')).toHaveAttribute('aria-expanded', 'true');
});

test.describe('on a bad line', () => {
  test.use({ expectedComplaints: /Failed to load resource: net::ERR_FAILED/ });

  for (const script of ['HeaderMenu', 'astro-island']) {
    test(`gets its script although the first request for ${script} fails`, async ({ page }) => {
      await page.route(`**/_astro/${script}.*.js`, (route) => route.abort(), { times: 1 });
      await page.goto('/over');
      await getDisclosure(page, 'Aanpak').click();
      await expectMenuAwake(page);
      expect(await listOpenItems(page)).toEqual(['Aanpak']);
    });
  }
});
