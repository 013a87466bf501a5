// Chromium's automatic dark mode recolours a page that does not opt out, and leaves ticks and arrows too faint.
import { routes } from '../../src/site/addresses.ts';
import { getDisclosure } from '../support/islands.ts';
import { expect, test } from '../support/test.ts';

test('automatic dark mode leaves the page as it is', async ({ page, context }) => {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await page.goto(routes.privacy);
  const arrow = getDisclosure(page, 'Oplossingen');
  const light = await arrow.screenshot();
  const browser = await context.newCDPSession(page);
  await browser.send('Emulation.setAutoDarkModeOverride', { enabled: true });
  const dark = await arrow.screenshot();
  expect(dark.equals(light)).toBe(true);
});
