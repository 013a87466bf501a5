import type { BrowserContextOptions, Locator, Page } from 'playwright/test';

import { floatingBarSettings } from '../../../src/islands/floating-bar/settings.ts';
import { routes } from '../../../src/site/addresses.ts';
import { answerPosts, createMessage, fillIn, holdPosts, openForm, send } from '../../support/contact.ts';
import { getDisclosure, getFloatingBar, getMenu, getMenuToggle, scrollTo } from '../../support/islands.ts';
import { kinds } from '../../support/pages.ts';

/** A look that a page has only after something happened, or in a special browser. */
export interface State {
  /** Of its files. */
  name: string;
  path: string;
  /** Widths in px; 390 and 1440 when left out. */
  widths?: number[];
  options?: BrowserContextOptions;
  media?: Parameters<Page['emulateMedia']>[0];
  /** The photo host answers; it does not when left out. */
  withPhotos?: true;
  /** The whole page instead of what is on the screen. */
  whole?: true;
  reach?: (page: Page) => Promise<unknown>;
  /** The element to frame when the rest of the screen tells nothing. */
  subject?: (page: Page) => Locator;
}

const { home: homePath, contact, solution, article } = kinds;
const shown = { home: homePath, contact, solution, ...(article && { article }) };
const phoneOnly = { widths: [390] };
const desktopOnly = { widths: [1440] };
const pastBar = floatingBarSettings.showAfterScrollPx + 100;

const header: State[] = [
  { name: 'header-frosted', path: routes.about, reach: (page) => scrollTo(page, 300) },
  ...['Oplossingen', 'Aanpak', 'Expertise'].map((item) => ({
    name: `dropdown-${item.toLowerCase()}`,
    path: routes.about,
    ...desktopOnly,
    reach: async (page: Page) => {
      await getDisclosure(page, item).hover();
      await getMenu(page).getByRole('listitem').filter({ hasText: item }).getByRole('list').waitFor();
    },
  })),
  { name: 'menu-open', path: solution, ...phoneOnly, reach: openMenu },
  {
    name: 'menu-open-at-its-end',
    path: solution,
    ...phoneOnly,
    reach: async (page) => {
      await openMenu(page);
      await getMenu(page).getByRole('link').last().scrollIntoViewIfNeeded();
    },
  },
];

const home: State[] = [
  {
    name: 'home-in-motion',
    path: routes.home,
    reach: (page) => page.locator('.particle-canvas canvas').waitFor(),
  },
  { name: 'home-reduced-motion', path: routes.home, media: { reducedMotion: 'reduce' } },
  {
    name: 'floating-bar',
    path: solution,
    reach: async (page) => {
      await scrollTo(page, pastBar);
      await getFloatingBar(page).waitFor();
    },
  },
];

const contactForm: State[] = [
  { name: 'contact-empty', reach: (page: Page) => openForm(page) },
  { name: 'contact-focus', reach: async (page: Page) => (await openForm(page)).getByLabel('Naam').focus() },
  { name: 'contact-faults', reach: async (page: Page) => send(await openForm(page)) },
  {
    name: 'contact-sending',
    reach: async (page: Page) => {
      await holdPosts(page);
      await sendMessage(page);
    },
  },
  {
    name: 'contact-sent',
    reach: async (page: Page) => {
      await answerPosts(page, 200);
      await sendMessage(page);
      await page.getByRole('heading', { name: 'Bedankt voor je bericht!' }).waitFor();
    },
  },
  {
    name: 'contact-failed',
    reach: async (page: Page) => {
      await answerPosts(page, 503);
      await sendMessage(page);
      await page.getByRole('alert').waitFor();
    },
  },
  { name: 'contact-without-scripts', options: { javaScriptEnabled: false } },
].map((state) => ({ path: routes.contact, whole: true, ...state }));

const primary = (page: Page) => page.getByRole('main').getByRole('link', { name: 'gesprek' }).first();
const secondary = (page: Page) => page.getByRole('main').getByRole('link', { name: 'oplossingen' }).first();
const card = (page: Page) => page.getByRole('main').getByRole('article').first();
const link = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: 'Privacy', exact: true });

const pressables: State[] = [
  { name: 'button-primary', path: routes.home, subject: primary },
  { name: 'button-secondary', path: routes.home, subject: secondary },
  { name: 'card', path: routes.articles, subject: card },
  { name: 'link', path: routes.about, subject: link },
].flatMap(({ name, path, subject }) => {
  const shared = { path, ...desktopOnly, subject };
  return [
    { name: `${name}-hover`, ...shared, reach: (page: Page) => subject(page).hover() },
    {
      name: `${name}-focus`,
      ...shared,
      reach: async (page: Page) => {
        const target = subject(page).and(page.getByRole('link')).or(subject(page).getByRole('link')).first();
        await page.keyboard.press('Tab');
        await target.focus();
      },
    },
  ];
});

const specialBrowsers: State[] = [
  ...Object.entries(shown).map(([kind, path]): State => ({
    name: `forced-colors-${kind}`,
    path,
    media: { forcedColors: 'active', reducedMotion: 'reduce' },
    whole: true,
  })),
  ...Object.entries(shown).map(([kind, path]): State => ({
    name: `zoom-200-${kind}`,
    path,
    widths: [720],
    options: { deviceScaleFactor: 2 },
    media: { reducedMotion: 'reduce' },
    whole: true,
  })),
  // The width of an A4 sheet between its margins.
  ...Object.entries(shown).map(([kind, path]): State => ({
    name: `print-${kind}`,
    path,
    widths: [718],
    media: { media: 'print', reducedMotion: 'reduce' },
    whole: true,
  })),
  ...Object.entries({ ...(article && { article }), articles: routes.articles, cases: routes.cases }).map(
    ([kind, path]): State => ({
      name: `with-photos-${kind}`,
      path,
      withPhotos: true,
      whole: true,
    }),
  ),
];

/** Everything that is not a page at rest. */
export const states: State[] = [...header, ...home, ...contactForm, ...pressables, ...specialBrowsers];

async function openMenu(page: Page): Promise<void> {
  await getMenuToggle(page).tap();
  await getMenu(page).waitFor();
}

async function sendMessage(page: Page): Promise<void> {
  const form = await openForm(page);
  await fillIn(form, createMessage());
  await send(form);
}
