import type { Page } from 'playwright/test';

import { pages, unlistedPaths } from './pages.ts';

/** A page as served, without scripts run, and what tests read from it. */
export type PageDocument = Awaited<ReturnType<typeof readDocuments>>[number];

/**
 * Fetches every page, with aliases, result pages and the error page, and parses each with the DOMParser of `page`.
 */
export function readDocuments(page: Page) {
  const paths = [...pages.map(({ path }) => path), ...unlistedPaths];
  return Promise.all(
    paths.map(async (path) => {
      const html = await (await page.request.get(path)).text();
      return { path, html, ...(await page.evaluate(parseDocument, html)) };
    }),
  );
}

/** Lists the values of the title, metas or links with this name or `rel`. */
export function listHead({ head }: PageDocument, name: string): string[] {
  return head.filter(([key]) => key === name).map(([, value]) => value);
}

/** Returns the only value of a name in the head; throws when it is missing or duplicated. */
export function getHead(document: PageDocument, name: string): string {
  const [value, ...others] = listHead(document, name);
  if (value !== undefined && others.length === 0) return value;
  throw new Error(`${document.path} must have one ${name} in its head`);
}

function parseDocument(html: string) {
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  const all = (selector: string) => [...parsed.querySelectorAll(selector)];
  const attribute = (element: Element, name: string) => element.getAttribute(name) ?? '';
  const structuredData = all('[type="application/ld+json"]').map(({ textContent }) => textContent);
  for (const element of all('body :is(script, style)')) element.remove();
  const readText = ({ textContent }: Element) => textContent.replace(/\s+/g, ' ').trim();
  return {
    lang: parsed.documentElement.lang,
    /** Name and value of every title, meta and link tag in the head. */
    head: [
      ...all('title').map((title): [string, string] => ['title', title.textContent]),
      ...all('meta').map((meta): [string, string] => [
        attribute(meta, 'property') || attribute(meta, 'name'),
        attribute(meta, 'content'),
      ]),
      ...all('link').map((link): [string, string] => [attribute(link, 'rel'), attribute(link, 'href')]),
    ],
    links: all('a').map((link) => ({
      text: readText(link),
      href: attribute(link, 'href'),
      target: attribute(link, 'target'),
      rel: attribute(link, 'rel').split(' '),
    })),
    ids: all('[id]').map(({ id }) => id),
    /** The text of the body, hidden text included, with single spaces. */
    text: readText(parsed.body),
    /** The names in the breadcrumbs of the page; empty without breadcrumbs. */
    breadcrumbs: all('nav[aria-label="Kruimelpad"] li').map(readText),
    /** The contents of the JSON-LD elements. */
    structuredData,
    /**
     * SVGs with neither a viewBox nor a width and height: without styles they have no shape. Their children are
     * left out.
     */
    unsizedSvgs: all('svg:not([viewBox], [width][height])').map(
      (drawing) => (drawing.cloneNode() as Element).outerHTML,
    ),
    images: all('img').map((image) => ({
      address: attribute(image, 'src'),
      alt: image.getAttribute('alt'),
      width: Number(attribute(image, 'width')),
      height: Number(attribute(image, 'height')),
    })),
  };
}
