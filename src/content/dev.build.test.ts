// What an editor changes shows in `npm run dev` within two seconds.
import assert from 'node:assert/strict';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';

import { routes } from '../site/addresses.ts';
import { startServer } from '../tools/keystatic/testing/dev-server.ts';
import { copySite } from '../tools/testing/trial-site.ts';

const limitMs = 2000;
const pollMs = 100;
const copy = await copySite({ trialContent: true });
const { address, stop } = await startServer(copy, [
  'node_modules/astro/bin/astro.mjs',
  'dev',
  '--port',
  '4349',
]);
after(async () => {
  await stop();
  await rm(copy, { recursive: true, force: true });
});

const read = async (path: string) => {
  const response = await fetch(address + path);
  return { status: response.status, html: await response.text() };
};
type Page = Awaited<ReturnType<typeof read>>;

/** Holds that a page is as expected, at the latest when the limit has passed. */
async function expectSoon(path: string, isRight: (page: Page) => boolean): Promise<void> {
  const end = Date.now() + limitMs;
  let page = await read(path);
  while (!isRight(page) && Date.now() < end) {
    await setTimeout(pollMs);
    page = await read(path);
  }
  assert.ok(isRight(page), `${path} after ${limitMs} ms`);
}

const shows = (words: string) => (page: Page) => page.html.includes(words);
const lacks = (words: string) => (page: Page) => !page.html.includes(words);

const article = 'content/kennis/eerste-artikel.mdx';
const added = 'content/kennis/nieuw-artikel.mdx';
const screen = 'content/maquettes/klantportaal/1-een.mdx';
const model = '/oplossingen/klantportaal/maquette';
const readContent = (file: string) => readFile(join(copy, file), 'utf8');
const write = async (file: string, text: string) => writeFile(join(copy, file), text);

// The first visit of a page makes the server compile it.
for (const path of [routes.articles, '/kennis/eerste-artikel', routes.contact, model]) await read(path);

test('a changed article shows', async () => {
  await write(article, `${await readContent(article)}\nEen zwaluwnest.\n`);
  await expectSoon('/kennis/eerste-artikel', shows('zwaluwnest'));
});

test('a new article shows, and a removed one goes, as a page and in the list', async () => {
  const text = (await readContent(article)).replace(/^title: .*$/m, 'title: Een kastanje op maat');
  await write(added, text);
  await expectSoon('/kennis/nieuw-artikel', shows('kastanje'));
  await expectSoon(routes.articles, shows('kastanje'));
  await rm(join(copy, added));
  await expectSoon('/kennis/nieuw-artikel', ({ status }) => status === 404);
  await expectSoon(routes.articles, lacks('kastanje'));
});

test('a changed price shows in a text and in a field', async () => {
  const rates = 'content/tarieven.json';
  const page = 'content/paginas/contact.mdx';
  const text = await readContent(page);
  await write(
    page,
    text.replace(/^title: .*$/m, 'title: Sprint van {sprintprijs}') + '\n<Rate of="uptime" />\n',
  );
  await expectSoon(routes.contact, shows('99,5%'));
  const changed = (await readContent(rates)).replace('"price": 4000', '"price": 7654');
  await write(rates, changed.replace('"uptime": 99.5', '"uptime": 98.7'));
  await expectSoon(routes.contact, shows('7.654'));
  await expectSoon(routes.contact, shows('98,7%'));
});

test('a changed screen of a model shows, its heading and what is on it', async () => {
  const text = await readContent(screen);
  await write(screen, text.replace(/^title: .*$/m, 'title: Een vlier').replace('Een regel', 'Een wilg'));
  await expectSoon(model, shows('Een vlier'));
  await expectSoon(model, shows('Een wilg'));
});
