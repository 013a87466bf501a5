// The hosted editor, from login to the site, against a stand-in for GitHub on a real repository.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { appendFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { test as base, expect, type BrowserContext, type Locator, type Page } from 'playwright/test';

import { readTextFiles } from '../../src/tools/editors/files/text-file.ts';
import { serveHosted } from '../../src/tools/keystatic/hosted/serve.ts';
import { project, repo, startGitHub } from '../../src/tools/keystatic/hosted/testing/github-stand-in.ts';
import { takePhoto } from '../../src/tools/testing/trial-photos.ts';
import { port, root } from '../support/site.ts';
import { answer, changeAndTakeBack, choose, choosePicture, openNew, putBack } from './forms.ts';

type GitHub = Awaited<ReturnType<typeof startGitHub>>;

const all = readTextFiles(root);
const listLinking = (slug: string) => all.filter(({ text }) => text.includes(`(/kennis/${slug})`));
const article = all.find((text) => text.kind === 'articles' && listLinking(text.slug).length > 0);
if (!article) throw new Error('There is no article to edit.');
const { file, slug } = article;
const site = 'https://www.maquette.example';
const url = `http://127.0.0.1:${port}`;
const excerpt =
  'Een acceptatietest kost een dag en voorkomt discussie achteraf. Met een lijst van twaalf punten.';
const texts = ['Eerst', 'Dan', 'Ten slotte'].map((word) => `${word}: ${excerpt}`) as [string, string, string];

const env = {
  KEYSTATIC_GITHUB_CLIENT_ID: 'id',
  KEYSTATIC_GITHUB_CLIENT_SECRET: 'secret',
  KEYSTATIC_SECRET: 'a secret that is long enough for a test',
};

const test = base.extend<{ policy: undefined }, { github: GitHub }>({
  policy: [
    async ({ context }, use) => {
      const refused: string[] = [];
      context.on('console', (message) => {
        if (message.text().includes('Content Security Policy')) refused.push(message.text());
      });
      await use(undefined);
      expect(refused, 'what the policy refused').toEqual([]);
    },
    { auto: true },
  ],
  github: [
    async ({}, use) => {
      const github = await startGitHub();
      build(github);
      const send = globalThis.fetch;
      // The function asks GitHub for tokens.
      globalThis.fetch = (input, init) =>
        String(input).startsWith('https://github.com/')
          ? github.answer(new Request(input, init))
          : send(input, init);
      const server = await serveHosted(join(github.folder, 'redactie-dist'), port, env);
      await use(github);
      globalThis.fetch = send;
      server.closeAllConnections();
      server.close();
      await github.stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});

/** Builds the hosted editor, for those with an account at GitHub or with one at Keystatic Cloud. */
const build = ({ folder }: GitHub, settings = {}) =>
  execFileSync(process.execPath, ['src/tools/keystatic/hosted/build.ts'], {
    cwd: folder,
    stdio: 'pipe',
    env: { ...process.env, GITHUB_REPOSITORY: repo, SITE_URL: site, ...settings },
  });

test.describe.configure({ timeout: 300_000 });

/** Lets a browser reach the stand-in, and nothing else of the internet. */
async function connect(context: BrowserContext, github: GitHub): Promise<void> {
  await context.route(/^https:/, async (route) => {
    const request = route.request();
    const method = request.method();
    const body = request.postData();
    const headers = request.headers();
    const isKnown = /^https:\/\/((api\.)?github\.com|api\.keystatic\.cloud)\//.test(request.url());
    const asked = new Request(request.url(), { method, headers, ...(body !== null && { body }) });
    const answer = isKnown ? await github.answer(asked).catch(() => undefined) : undefined;
    if (!answer) return route.abort();
    const given = { ...Object.fromEntries(answer.headers), 'access-control-allow-origin': '*' };
    await route.fulfill({ status: answer.status, headers: given, body: Buffer.from(await answer.bytes()) });
  });
  // Playwright routes no request that another was redirected to.
  await context.route(/\/github\/login/, async (route) => {
    const answer = await route.fetch({ maxRedirects: 0 });
    const next = answer.headers()['location'];
    await route.fulfill({ contentType: 'text/html', body: `<a href="${next}">Naar GitHub</a>` });
  });
}

const bar = (page: Page) => page.getByRole('complementary').getByRole('status');
const intro = (page: Page) => page.getByRole('textbox', { name: 'Inleiding' });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Deletes what is open, if it may go. */
async function remove(page: Page): Promise<void> {
  await press(page, 'Verwijderen…');
  await press(page, 'Ja, verwijderen');
}

/** Logs in at GitHub. */
async function authorize(page: Page, github: GitHub, login: string): Promise<void> {
  github.state.login = login;
  await page.getByRole('button', { name: 'Inloggen met GitHub' }).click();
  await page.getByRole('link', { name: 'Naar GitHub' }).click();
  await page.getByRole('link', { name: `Authorize ${login}` }).click();
  await expect(bar(page)).toBeVisible();
}

/** Opens the article, for which one logs in first. */
async function logIn(page: Page, github: GitHub, login: string): Promise<void> {
  await connect(page.context(), github);
  await open(page);
  await authorize(page, github, login);
}

const open = (page: Page) => page.goto(`${url}/keystatic/collection/kennis/item/${slug}`);

async function save(page: Page, text: string): Promise<void> {
  await intro(page).fill(text);
  await press(page, 'Bewaren');
}

/** The article on a branch, on one line. */
const read = (github: GitHub, branch: string) =>
  github.git('show', `${branch}:${file}`).replaceAll(/\s+/g, ' ');

test('a text goes from login to the site, past a check that fails', async ({ page, github }) => {
  await logIn(page, github, 'anna');
  const begin = github.git('rev-parse', 'main');
  const changed = page.getByLabel('Dag van de laatste echte wijziging');
  const before = await changed.inputValue();
  await changed.fill('2001-01-01');
  await press(page, 'Bewaren');
  await expect(
    page.getByText('ligt voor ‘Dag van publicatie’'),
    'two fields that contradict each other',
  ).toBeVisible();
  expect(github.git('rev-parse', 'redactie-anna')).toBe(begin);

  await changed.fill(before);
  const shown = page.getByRole('button', { name: 'Bekijken op de site' });
  await expect(shown).toHaveAttribute('href', `${site}/kennis/${slug}`);
  await save(page, excerpt.replace('voorkomt', 'voorkomtt'));
  await press(page, 'Laat controleren');
  await expect(bar(page)).toHaveText('Opgeslagen, wordt gecontroleerd');
  await github.runWorkflow('redactie-anna');
  expect(github.git('log', '-1', '--format=%an', 'redactie-anna')).toBe('anna');
  const preview = page.getByRole('link', { name: 'Voorbeeld' });
  await expect(preview).toHaveAttribute('href', 'https://pr-1.example.nl');
  await expect(bar(page), 'the fault in Dutch').toContainText(/‘.* .*’: .*voorkomtt/);

  await save(page, excerpt);
  await expect(bar(page)).toHaveText('Opgeslagen, wordt gecontroleerd');
  await github.runWorkflow('redactie-anna');
  await expect(bar(page)).toHaveText('Gecontroleerd, klaar om te publiceren');
  await intro(page).fill(texts[1]);
  let asked = answer(page, false);
  await press(page, 'Publiceer');
  expect(await asked).toContain('Wat je nog niet bewaarde, gaat niet mee');
  expect(github.git('rev-parse', 'main')).toBe(begin);
  asked = answer(page, true);
  await press(page, 'Publiceer');
  await asked;
  await expect(bar(page)).toHaveText('Gepubliceerd, wordt nu op de site gezet');
  expect(read(github, 'main')).toContain(excerpt);
  await github.runWorkflow('main');
  await expect(page.getByRole('link', { name: `${site}/kennis/${slug}` }), 'built').toBeVisible();
  expect(readFileSync(join(github.folder, 'dist/kennis.html'), 'utf8')).toContain(excerpt);

  await save(page, texts[0]);
  await expect(bar(page)).toHaveText('Opgeslagen, nog niet gepubliceerd');
  expect(read(github, 'redactie-anna')).toContain(texts[0]);
});

test('a newer version of a colleague or of another tab is noticed, and nothing is overwritten', async ({
  page: frank,
  browser,
  github,
}) => {
  const bert = await (await browser.newContext()).newPage();
  await logIn(frank, github, 'frank');
  await logIn(bert, github, 'bert');
  const tab = await frank.context().newPage();
  await open(tab);
  for (const page of [tab, bert]) await expect(intro(page)).toBeVisible();
  await save(frank, texts[0]);
  await expect(bar(frank)).toHaveText('Opgeslagen, nog niet gepubliceerd');
  let asked = answer(tab, false);
  await save(tab, texts[1]);
  expect(await asked).toContain('nieuwere versie');
  await expect(tab.getByText('Er is niets bewaard')).toBeVisible();
  expect(read(github, 'redactie-frank')).toContain(texts[0]);

  // As if it was published.
  github.git('update-ref', 'refs/heads/main', 'redactie-frank');
  asked = answer(bert, false);
  await save(bert, texts[2]);
  expect(await asked).toContain('nieuwere versie');
  expect(read(github, 'redactie-bert')).not.toContain(texts[2]);
  await bert.reload();
  await expect(intro(bert), 'what was typed').toHaveValue(texts[2]);
  expect(read(github, 'redactie-bert'), 'brought up to date').toContain(texts[0]);
  asked = answer(bert, true);
  await press(bert, 'Bewaren');
  expect(await asked, 'since it is older than the file').toContain('nieuwere versie');
  await expect.poll(() => read(github, 'redactie-bert')).toContain(texts[2]);
  await bert.context().close();
});

test('what a colleague published for the same lines stays a version below what is put on top of it', async ({
  page,
  github,
}) => {
  await logIn(page, github, 'ilse');
  const begin = github.git('rev-parse', 'main');
  await page.getByRole('textbox', { name: 'Adres' }).fill('een-derde-adres');
  const asked = [answer(page, true)];
  await save(page, texts[0]);
  await asked[0];
  await press(page, 'Laat controleren');
  await expect(bar(page)).toHaveText('Opgeslagen, wordt gecontroleerd');

  github.git('read-tree', '--reset', '-u', 'main');
  const theirs = github.git('show', `main:${file}`).replace(/(?<=excerpt: >-\n  )\S+/, 'Intussen');
  await writeFile(join(github.folder, file), `${theirs}\n`);
  await appendFile(join(github.folder, 'public/_redirects'), '/van-een-collega /kennis 301\n');
  github.git('add', '--update');
  github.git('commit', '--quiet', '--message', 'Van een collega');

  await expect(bar(page)).toContainText('een collega publiceerde intussen een andere versie');
  asked.push(answer(page, true));
  await press(page, 'Ga verder met mijn versie');
  expect(await asked[1]).toContain(`een andere versie van ‘${String(article.fields?.['title'])}’`);
  await expect(bar(page)).toHaveText('Opgeslagen, wordt gecontroleerd');
  const show = (path: string) => github.git('show', `redactie-ilse:${path}`).replaceAll(/\s+/g, ' ');
  expect(show('content/kennis/een-derde-adres.mdx')).toContain(texts[0]);
  expect(show('content/kennis')).not.toContain(`${slug}.mdx`);
  const redirects = `/van-een-collega /kennis 301 /kennis/${slug} /kennis/een-derde-adres 301`;
  expect(show('public/_redirects')).toContain(redirects);
  expect(github.git('rev-parse', 'redactie-ilse^')).toBe(github.git('rev-parse', 'main'));
  await page.getByRole('button', { name: 'Vorige versies' }).click();
  const versions = page.getByRole('dialog').getByRole('listitem');
  await expect(versions.nth(0)).toHaveText(/· ilse$/);
  await expect(versions.nth(1)).toHaveText(/· github$/);
  github.git('update-ref', 'refs/heads/main', begin);
});

test('a token that has expired and a host that is away lose nothing', async ({ page, context, github }) => {
  await logIn(page, github, 'carla');
  const told = (words: string) => page.getByRole('alert').getByText(words);
  const saved = () => read(github, 'redactie-carla');
  github.tokens.clear();
  await save(page, texts[0]);
  await expect.poll(saved, 'a token renewed').toContain(texts[0]);

  github.state.isAway = true;
  await save(page, texts[1]);
  await expect(told('GitHub is nu niet bereikbaar')).toBeVisible();
  github.state.isAway = false;
  await press(page, 'Bewaren');
  await expect.poll(saved, 'after a minute').toContain(texts[1]);
  await expect(bar(page)).toHaveText('Opgeslagen, nog niet gepubliceerd');
  await expect(page.getByText('Niet bewaard')).toBeHidden();

  await context.clearCookies();
  await save(page, texts[2]);
  await expect(told('Je bent uitgelogd')).toBeVisible();
  const login = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Opnieuw inloggen' }).click();
  await authorize(await login, github, 'carla');
  await press(page, 'Bewaren');
  await expect.poll(saved, 'after a new login').toContain(texts[2]);
});

test('what others link to is not deleted, and moves with its links and a redirect in one commit', async ({
  page,
  github,
}) => {
  await logIn(page, github, 'hans');
  await remove(page);
  await expect(page.getByText('linkt ernaar').first()).toBeVisible();

  await page.getByRole('textbox', { name: 'Adres' }).fill('een-nieuw-adres');
  const asked = answer(page, true);
  await press(page, 'Bewaren');
  expect(await asked).toMatch(/wordt doorgestuurd. Links gaan mee in ‘/);
  await expect(bar(page)).toHaveText('Opgeslagen, nog niet gepubliceerd');
  const change = github.git('show', 'redactie-hans');
  expect(change).toContain(`+/kennis/${slug} /kennis/een-nieuw-adres 301`);
  for (const { file: other } of listLinking(slug)) expect(change).toContain(`+++ b/${other}`);
});

test('a photo can be chosen before it is published, also after a reload, and stays while a text shows it', async ({
  page,
  github,
}) => {
  await logIn(page, github, 'emma');
  await openNew(page, 'Eigen foto’s');
  await page.getByRole('textbox', { name: 'Wat je ziet' }).fill('Een bal op een veld');
  await choosePicture(page, await takePhoto(1800));
  await press(page, 'Maken');
  await expect(bar(page)).toHaveText('Opgeslagen, nog niet gepubliceerd');
  await open(page);
  await choose(page, 'Foto', 'een-bal-op-een-veld');
  await press(page, 'Bewaren');
  await expect.poll(() => read(github, 'redactie-emma')).toContain('een-bal-op-een-veld');
  const width = () => page.locator('.thumbnail').evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(width, 'the photo is on no site yet').toBeGreaterThan(0);

  await press(page, 'Zoeken in alle teksten');
  await page.keyboard.type('veld bal');
  await page.getByRole('dialog').getByRole('link', { name: 'Een bal op een veld' }).click();
  await remove(page);
  await expect(page.getByText('toont deze foto')).toBeVisible();
});

test('a list is opened as a form, and keeps its bytes when a change is taken back', async ({
  page,
  github,
}) => {
  await logIn(page, github, 'dirk');
  await page.goto(`${url}/keystatic/singleton/photos`);
  const show = () => github.git('show', 'redactie-dirk:content/fotos.json');
  const before = show();
  await changeAndTakeBack(page, () => show() === before);
});

/** The newest `count` versions are by this editor, the one before is not. */
async function expectOwn(versions: Locator, count: number): Promise<void> {
  const authors = await versions.getByRole('listitem').allTextContents();
  expect(authors.slice(0, count + 1).map((text) => text.endsWith('· gijs'))).toEqual([
    ...Array<boolean>(count).fill(true),
    false,
  ]);
}

test('a version is put back, also one from before a rename', async ({ page, github }) => {
  await logIn(page, github, 'gijs');
  const before = read(github, 'redactie-gijs');
  await save(page, texts[1]);
  await expect(bar(page)).toHaveText('Opgeslagen, nog niet gepubliceerd');
  expect(read(github, 'redactie-gijs')).not.toBe(before);
  await intro(page).fill(texts[2]);
  await page.getByRole('textbox', { name: 'Adres' }).fill('een-ander-adres');
  let asked = answer(page, true);
  await press(page, 'Bewaren');
  await asked;
  const renamed = `content/kennis/een-ander-adres.mdx`;
  await expect.poll(() => github.git('ls-tree', 'redactie-gijs', renamed)).not.toBe('');
  await expect(page).toHaveURL(/een-ander-adres$/);
  asked = answer(page, true);
  await putBack(page, 2, (versions) => expectOwn(versions, 2));
  expect(await asked).toContain('blijft in de lijst');
  const show = () => github.git('show', `redactie-gijs:${renamed}`).replaceAll(/\s+/g, ' ');
  await expect.poll(show).toBe(before);

  await expect(intro(page)).not.toHaveValue(texts[2]);
  const words = await intro(page).inputValue();
  await page.getByRole('textbox', { name: 'Adres' }).fill(slug);
  asked = answer(page, true);
  await press(page, 'Bewaren');
  await asked;
  await expect(page).toHaveURL(new RegExp(`/${slug}$`));
  await open(page);
  await expect(intro(page), 'what was saved at this address before').toHaveValue(words);
  asked = answer(page, true);
  await putBack(page, 3, (versions) => expectOwn(versions, 4));
  await asked;
  await expect.poll(() => read(github, 'redactie-gijs')).toContain(texts[1]);
});

test('a text that was deleted is put back at its address', async ({ page, github }) => {
  const shown = all.find(({ kind }) => kind === 'featuredCases');
  if (!shown) throw new Error('There is no case to delete.');
  await logIn(page, github, 'hilde');
  await page.goto(`${url}/keystatic/collection/cases/item/${shown.slug}`);
  const show = () => github.git('show', `redactie-hilde:${shown.file}`);
  const before = show();
  await remove(page);
  await expect(page).toHaveURL(/collection\/cases$/);
  expect(github.git('ls-tree', 'redactie-hilde', shown.file)).toBe('');
  await page.goBack();
  await expect(page.getByText('Dit bestand is er niet.')).toBeVisible();
  const asked = answer(page, true);
  await putBack(page, 0);
  expect(await asked).toContain('komt terug');
  await expect(page.getByRole('button', { name: 'Verwijderen…' })).toBeVisible();
  expect(show()).toBe(before);
});

test('who has no account at GitHub logs in, saves and publishes by Keystatic Cloud', async ({
  page,
  github,
}) => {
  build(github, { REDACTIE_CLOUD: project });
  const server = await serveHosted(join(github.folder, 'redactie-dist'), port + 1, env);
  await connect(page.context(), github);
  github.state.login = 'José Vos';
  await page.goto(`http://127.0.0.1:${port + 1}/keystatic/collection/kennis/item/${slug}`);
  await page.getByRole('button', { name: 'Inloggen met Keystatic' }).click();
  await page.getByRole('link', { name: 'Authorize José Vos' }).click();
  await expect(page).toHaveURL(new RegExp(`/${slug}$`));
  await save(page, texts[2]);
  await press(page, 'Laat controleren');
  await expect(bar(page)).toHaveText('Opgeslagen, wordt gecontroleerd');
  await github.runWorkflow('redactie-jose-vos-user-1');
  await press(page, 'Publiceer');
  await expect(bar(page)).toHaveText('Gepubliceerd, wordt nu op de site gezet');
  expect(read(github, 'main')).toContain(texts[2]);

  github.tokens.clear();
  await save(page, texts[1]);
  await expect(page.getByRole('alert').getByText('Je bent uitgelogd')).toBeVisible();
  const next = page.context().waitForEvent('page');
  await page.getByRole('link', { name: 'Opnieuw inloggen' }).click();
  await (await next).getByRole('button', { name: 'Inloggen met Keystatic' }).click();
  await (await next).getByRole('link', { name: 'Authorize José Vos' }).click();
  await expect(bar(await next)).toBeVisible();
  await press(page, 'Bewaren');
  await expect.poll(() => read(github, 'redactie-jose-vos-user-1')).toContain(texts[1]);
  server.closeAllConnections();
  server.close();
});
