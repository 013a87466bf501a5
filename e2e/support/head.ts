import { expect, type Page } from 'playwright/test';

/** What a page's head says, by name: meta tags, the title and the canonical address. */
export interface Head {
  /** The only value of a name; fails the test when it is missing or stands there twice. */
  one(name: string): string;
  all(name: string): string[];
}

/** Reads the head of the page that is open. */
export async function readHead(page: Page): Promise<Head> {
  const pairs = await page.evaluate(() => [
    ...Array.from(document.querySelectorAll('title'), (title) => ['title', title.text]),
    ...Array.from(document.querySelectorAll('meta'), (meta) => [
      meta.getAttribute('property') ?? meta.name,
      meta.content,
    ]),
    ...Array.from(document.querySelectorAll<HTMLLinkElement>('link'), ({ rel, href }) => [rel, href]),
  ]);
  const all = (name: string) => pairs.filter(([key]) => key === name).map(([, value = '']) => value);
  const one = (name: string) => {
    expect(all(name), `${name} in the head`).toHaveLength(1);
    return all(name)[0] ?? '';
  };
  return { one, all };
}
