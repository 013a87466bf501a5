import { floatingBarSettings } from '../../src/islands/floating-bar/settings.ts';
import { routes } from '../../src/site/addresses.ts';
import { createMessage, fillIn, openForm, send } from '../support/contact.ts';
import { getDisclosure, getFloatingBar, listOpenItems, scrollTo } from '../support/islands.ts';
import { expect, test } from '../support/test.ts';

const { dismissedKey, showAfterScrollPx } = floatingBarSettings;

test('the policy and the storage rules hold while every island is used', async ({ page, context }) => {
  await page.goto(routes.home);
  await expect(page.getByRole('button', { name: 'Animatie stilzetten' })).toBeVisible();
  await getDisclosure(page, 'Oplossingen').click();
  await expect.poll(() => listOpenItems(page)).toEqual(['Oplossingen']);
  await page.goto(routes.about);
  await scrollTo(page, showAfterScrollPx + 1);
  await getFloatingBar(page).getByRole('button', { name: 'Balk sluiten' }).click();
  await expect(getFloatingBar(page)).toBeHidden();

  const form = await openForm(page);
  await fillIn(form, createMessage());
  await send(form);
  await expect(page.getByRole('heading', { name: 'Bedankt voor je bericht!' })).toBeVisible();

  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([dismissedKey]);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  expect(await context.cookies()).toEqual([]);
});

test('every page has a strict policy, and nothing inline that it forbids', async ({ documents, request }) => {
  for (const { path, html } of documents) {
    const policy = (await request.get(path)).headers()['content-security-policy'];
    expect(policy, path).toMatch(/^default-src 'none'; script-src 'self' 'sha256-.*frame-ancestors 'none'/);
    expect(policy, path).not.toMatch(/unsafe|data:|\*/);
    const tags = html.replace(/<(script|style)\b([^>]*)>.*?<\/\1>/gs, '<$1$2>').match(/<[a-z][^>]*>/g) ?? [];
    const wrong = tags.filter((tag) => /\s(style|on[a-z]+)=|<script[^>]*\ssrc="(?!\/_astro\/)/.test(tag));
    expect(wrong, path).toEqual([]);
  }
});

test.describe('what a foreign hand could try', () => {
  test.use({ expectedComplaints: /^(policy|console|page error|foreign request): / });

  test('is stopped by the policy', async ({ page }) => {
    const stopped = new Set<string>();
    page.on('console', (message) => stopped.add(/^policy: (\S+)/.exec(message.text())?.[1] ?? ''));
    await page.goto(routes.privacy);
    await page.evaluate(() => {
      const add = (name: string, properties: object) =>
        document.body.append(Object.assign(document.createElement(name), properties));
      const elsewhere = 'https://elders.example';
      const attempts = [
        () => import(`${elsewhere}/a.js`).catch(() => undefined),
        () => fetch(elsewhere).catch(() => undefined),
        () => add('img', { src: `${elsewhere}/a.png` }),
        () => add('style', { textContent: 'p {}' }),
        () => add('base', { href: elsewhere }),
        () => add('iframe', { src: '/over' }),
        () => document.body.setAttribute('style', 'color: red'),
        () => (document.body.innerHTML = '<p>elders</p>'),
      ];
      for (const attempt of attempts) {
        try {
          attempt();
        } catch {
          // The event tells that it is stopped.
        }
      }
    });
    const kinds = ['base-uri', 'connect-src', 'frame-src', 'img-src', 'require-trusted-types-for'];
    const elements = ['script-src-elem', 'style-src-attr', 'style-src-elem'];
    await expect.poll(() => [...stopped]).toEqual(expect.arrayContaining([...kinds, ...elements]));
  });

  test('starts no worker but that of the particles', async ({ page }) => {
    await page.goto(routes.home);
    await expect(page.getByRole('button', { name: 'Animatie stilzetten' })).toBeVisible();
    const attempts = await page.evaluate(() => {
      const { trustedTypes } = window as unknown as {
        trustedTypes: { createPolicy: (name: string) => void };
      };
      return [
        () => new Worker('/_astro/elders.js'),
        () => trustedTypes.createPolicy('elders'),
        () => trustedTypes.createPolicy('particles'),
      ].map((attempt) => {
        try {
          attempt();
          return 'done';
        } catch (error) {
          return (error as Error).name;
        }
      });
    });
    expect(attempts).toEqual(['TypeError', 'TypeError', 'TypeError']);
    expect(page.workers()).toHaveLength(1);
  });
});
