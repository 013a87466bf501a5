// A page from which the build took rules looks as with all of them, in every state.
import { cp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

import type { Page } from 'playwright/test';
import sharp from 'sharp';

import { floatingBarSettings } from '../../src/islands/floating-bar/settings.ts';
import { routes } from '../../src/site/addresses.ts';
import { sampleMessage } from '../../supabase/functions/send-contact-email/testing/sample-message.ts';
import { buildSite, copySite } from '../../src/tools/testing/trial-site.ts';
import { answerPosts, fillIn, getForm, send, waitForForm } from '../support/contact.ts';
import { getDisclosure, getFloatingBar, getMenuToggle, scrollTo, waitForFrames } from '../support/islands.ts';
import { builtPages } from '../support/pages.ts';
import { baseUrl } from '../support/site.ts';
import { tags } from '../support/tags.ts';
import { expect, test } from '../support/test.ts';

type Reach = (page: Page) => Promise<unknown>;
/** Of 255: less is not seen. */
const visibleStep = 16;
const phone = { width: 390, height: 844 };
const wide = { width: 1440, height: 900 };
const toSize = (size: typeof wide) => (page: Page) => page.setViewportSize(size);

/** Looks of every page, each reached from the one before. */
const states: Record<string, Reach> = {
  'a wide screen': toSize(wide),
  'an open dropdown': (page) => getDisclosure(page, 'Oplossingen').click(),
  'a phone': toSize(phone),
  'an open menu': async (page) => {
    await getMenuToggle(page).click();
    await expect(getMenuToggle(page)).toHaveAccessibleName('Sluiten');
  },
  'forced colours': (page) => page.emulateMedia({ forcedColors: 'active' }),
  'the floating bar': async (page) => {
    await page.emulateMedia({ forcedColors: 'none' });
    await getMenuToggle(page).click();
    await scrollTo(page, floatingBarSettings.showAfterScrollPx + 1);
    const isBesideForm = (await page.locator('form').count()) > 0;
    if (!isBesideForm) await expect(getFloatingBar(page)).toBeVisible();
    await waitForFrames(page);
  },
  paper: (page) => page.emulateMedia({ media: 'print' }),
};

const formStates: Record<string, Reach> = {
  'faults in the form': async (page) => {
    await page.emulateMedia({ media: 'screen' });
    await send(await waitForForm(page));
  },
  'a message that is not sent': async (page) => {
    await answerPosts(page, 503);
    await fillIn(getForm(page), sampleMessage);
    await send(getForm(page));
    await page.getByRole('alert').waitFor();
  },
  'a message that is sent': async (page) => {
    await answerPosts(page, 200);
    await send(getForm(page));
    await page.getByRole('heading', { name: 'Bedankt voor je bericht!' }).waitFor();
  },
};

test.describe('a page with all rules', { tag: tags.nightly }, () => {
  test.describe.configure({ mode: 'default' });
  test.use({ expectedComplaints: /status of 503/ });
  let copy = '';
  test.beforeAll(async () => {
    copy = await copySite();
    for (const [setting, folder] of [
      ['off', 'whole'],
      ['on', 'small'],
    ] as const) {
      const { status, output } = buildSite(copy, { SMALL_PAGES: setting });
      expect(status, output).toBe(0);
      await cp(join(copy, 'dist'), join(copy, folder), { recursive: true });
    }
  });
  test.afterAll(() => rm(copy, { recursive: true }));

  for (const { path } of builtPages) {
    test(`looks the same at ${path}`, async ({ page, context }) => {
      const whole = await context.newPage();
      await open(page, join(copy, 'small'), path);
      await open(whole, join(copy, 'whole'), path);
      for (const [name, reach] of Object.entries({ ...states, ...(path === routes.contact && formStates) })) {
        const pictures = [await take(page, name, reach), await take(whole, name, reach)] as const;
        expect.soft(await countDifferences(...pictures), name).toBe(0);
      }
    });
  }

  /** Opens the page at `path` from the site built in `folder`. */
  async function open(page: Page, folder: string, path: string): Promise<void> {
    await page.route(`${baseUrl}/**`, async (route) => {
      const { pathname } = new URL(route.request().url());
      if (route.request().resourceType() !== 'document') {
        return route.fulfill({ path: join(folder, pathname) });
      }
      const name = pathname === '/' ? '/index' : pathname;
      const html = await readFile(`${folder}${name}.html`, 'utf8');
      // A face that comes late must not be left out of one of the two.
      const body = html.replace(/font-display: ?optional/g, 'font-display:block');
      return route.fulfill({ contentType: 'text/html', body });
    });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await page.evaluate(async () => {
      for (const image of document.images) image.loading = 'eager';
      await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
      await document.fonts.ready;
    });
  }

  async function take(page: Page, name: string, reach: Reach): Promise<Buffer> {
    await page.bringToFront();
    await reach(page);
    // The bar would move when a picture of the whole page makes the window taller.
    const fullPage = name !== 'the floating bar';
    return page.screenshot({ fullPage, animations: 'disabled', caret: 'hide' });
  }
});

/** Counts the colour values that differ to the eye; edges on a layer of their own are never quite the same. */
async function countDifferences(one: Buffer, other: Buffer): Promise<number> {
  const [first, second] = await Promise.all(
    [one, other].map((png) => sharp(png).removeAlpha().raw().toBuffer()),
  );
  if (first?.length !== second?.length) return Number.POSITIVE_INFINITY;
  return first?.filter((value, at) => Math.abs(value - (second?.[at] ?? 0)) > visibleStep).length ?? 0;
}
