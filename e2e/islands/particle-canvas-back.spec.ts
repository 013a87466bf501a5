import type { Page } from 'playwright/test';

import { expect, goBack, test } from '../support/back-forward.ts';

test('nothing runs on after leaving, and the motion goes on after coming back', async ({ page }) => {
  await page.addInitScript(() => {
    const request = window.requestAnimationFrame.bind(window);
    const running = new Set<number>();
    window.requestAnimationFrame = (callback) => {
      const id = request((time) => {
        running.delete(id);
        callback(time);
      });
      running.add(id);
      return id;
    };
    const cancel = window.cancelAnimationFrame.bind(window);
    window.cancelAnimationFrame = (id) => {
      running.delete(id);
      cancel(id);
    };
    // Reaches the window after the page's own listeners.
    addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden') Object.assign(window, { runningWhenLeft: running.size });
    });
  });
  await page.goto('/');
  await expect(page.locator('canvas')).toBeVisible();
  const before = await readPicture(page);
  await expect.poll(() => readPicture(page)).not.toBe(before);
  await page.getByRole('link', { name: 'Kennis', exact: true }).first().click();
  await expect(page).toHaveURL('/kennis');
  await goBack(page);
  expect(await page.evaluate(() => 'runningWhenLeft' in window && window.runningWhenLeft)).toBe(0);
  const kept = await readPicture(page);
  await expect.poll(() => readPicture(page)).not.toBe(kept);
});

const readPicture = (page: Page): Promise<string> =>
  page.locator('canvas').evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
