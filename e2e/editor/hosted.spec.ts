// The hosted editor, from login to the site, against a stand-in for GitHub on a real repository.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { test as base, expect, type BrowserContext, type Page } from 'playwright/test';

import { readTexts } from '../../src/tools/editors/read-texts.ts';
import { serveHosted } from '../../src/tools/keystatic/hosted/serve.ts';
import { repo, startGitHub } from '../../src/tools/keystatic/hosted/testing/github-stand-in.ts';
import { port, root } from '../support/site.ts';

type GitHub = Awaited<ReturnType<typeof startGitHub>>;

const [article, other] = readTexts(root).filter(({ kind }) => kind === 'articles');
if (!article || !other) throw new Error('There are no two articles to edit.');
const site = 'https://www.maquette.example';
const url = `http://127.0.0.1:${port}`;
const excerpt =
  'Een acceptatietest kost een dag en voorkomt discussie achteraf. Met een lijst van twaalf punten.';

const env = {
  KEYSTATIC_GITHUB_CLIENT_ID: 'id',
  KEYSTATIC_GITHUB_CLIENT_SECRET: 'secret',
  KEYSTATIC_SECRET: 'a secret that is long enough for a test',
};

const test = base.extend<object, { github: GitHub }>({
  github: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const github = await startGitHub();
      execFileSync(process.execPath, ['src/tools/keystatic/hosted/build.ts'], {
        ...{ cwd: github.folder, stdio: 'inherit' },
        env: { ...process.env, GITHUB_REPOSITORY: repo, SITE_URL: site },
      });
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

/** Lets a browser reach the stand-in, and nothing else of the internet. */
async function connect(context: BrowserContext, github: GitHub): Promise<void> {
  await context.route(/^https:/, async (route) => {
    const request = route.request();
    if (!/^https:\/\/(api\.)?github\.com\//.test(request.url())) return route.abort();
    const [method, body] = [request.method(), request.postData()];
    const init = { method, headers: request.headers(), ...(body !== null && { body }) };
    const answer = await github.answer(new Request(request.url(), init)).catch(() => undefined);
    if (!answer) return route.abort();
    const headers = { ...Object.fromEntries(answer.headers), 'access-control-allow-origin': '*' };
    await route.fulfill({ status: answer.status, headers, body: Buffer.from(await answer.arrayBuffer()) });
  });
  // Playwright routes no request that another was redirected to.
  await context.route(/\/github\/login/, async (route) => {
    const answer = await route.fetch({ maxRedirects: 0 });
    const next = answer.headers()['location'] ?? '';
    await route.fulfill({ contentType: 'text/html', body: `<a href="${next}">Naar GitHub</a>` });
  });
}

/** Logs in as `login` at an address of the editor. */
async function logIn(page: Page, github: GitHub, login: string, address = `${url}/`): Promise<void> {
  await page.goto(address);
  await page
    .getByRole('button', { name: 'Inloggen met GitHub' })
    .or(page.getByRole('link', { name: 'Inloggen met GitHub' }))
    .click();
  await authorize(page, github, login);
}

async function authorize(page: Page, github: GitHub, login: string): Promise<void> {
  github.state.login = login;
  await page.getByRole('link', { name: 'Naar GitHub' }).click();
  await page.getByRole('link', { name: `Authorize ${login}` }).click();
  await expect(bar(page)).toBeVisible();
}

const bar = (page: Page) => page.getByRole('complementary').getByRole('status');
const intro = (page: Page) => page.getByRole('textbox', { name: 'Inleiding' });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const open = (page: Page, login: string, slug: string) =>
  page.goto(`${url}/keystatic/branch/redactie-${login}/collection/kennis/item/${slug}`);

test('a text goes from login to the site, past a check that fails', async ({ page, context, github }) => {
  test.setTimeout(240_000);
  await connect(context, github);
  await logIn(page, github, 'anna');
  expect(page.url()).toBe(`${url}/keystatic/branch/redactie-anna`);
  await expect(bar(page)).toHaveText('Gepubliceerd');
  await open(page, 'anna', article.slug);
  const begin = github.git('rev-parse', 'main');

  const changed = page.getByLabel('Dag van de laatste echte wijziging');
  const before = await changed.inputValue();
  await changed.fill('2001-01-01');
  await press(page, 'Bewaren');
  await expect(page.getByText('ligt voor "date"')).toBeVisible();
  expect(github.git('rev-parse', 'redactie-anna'), 'two fields that contradict each other').toBe(begin);
  await changed.fill(before);

  await intro(page).fill(excerpt.replace('voorkomt', 'voorkomtt'));
  await press(page, 'Bewaren');
  await expect(bar(page)).toHaveText('Opgeslagen, nog niet gepubliceerd: 1 bestand');
  expect(github.git('log', '-1', '--format=%an %s', 'redactie-anna')).toBe(
    `anna Update kennis/${article.slug}`,
  );
  await press(page, 'Publiceer');
  await expect(bar(page)).toContainText('wordt gecontroleerd');
  await expect(page.getByRole('link', { name: 'Voorbeeld' })).toHaveAttribute('href', /^https:\/\/pr-1\./);
  await expect(bar(page), 'the fault in Dutch').toContainText(/kennis\/.*voorkomtt/, { timeout: 60_000 });
  expect(github.git('rev-parse', 'main')).toBe(begin);

  await intro(page).fill(excerpt);
  await press(page, 'Bewaren');
  await expect(bar(page)).toContainText('wordt gecontroleerd');
  await expect(bar(page)).toHaveText('Gepubliceerd, wordt nu op de site gezet', { timeout: 60_000 });
  expect(github.git('show', `main:${article.file}`).replaceAll(/\s+/g, ' ')).toContain(excerpt);
  const address = page.getByRole('link', { name: `${site}/kennis/${article.slug}` });
  await expect(address, 'built').toBeVisible({ timeout: 120_000 });
  expect(readFileSync(join(github.folder, 'dist/kennis.html'), 'utf8')).toContain(excerpt);
});

test('a newer version of a colleague or of another tab is noticed, and nothing is overwritten', async ({
  browser,
  github,
}) => {
  const [anna, bert] = [await browser.newContext(), await browser.newContext()];
  await connect(anna, github);
  await connect(bert, github);
  const [first, second, theirs] = [await anna.newPage(), await anna.newPage(), await bert.newPage()];
  await logIn(first, github, 'anna');
  await logIn(theirs, github, 'bert');
  for (const [page, login] of [
    [first, 'anna'],
    [second, 'anna'],
    [theirs, 'bert'],
  ] as const) {
    await open(page, login, other.slug);
    await expect(intro(page)).toBeVisible();
  }
  const texts = ['eerste', 'tweede', 'derde'].map((word) => `${word} ${excerpt}`);
  const save = async (page: Page, text = '') => {
    await intro(page).fill(text);
    await press(page, 'Bewaren');
  };
  const read = (branch: string) => github.git('show', `${branch}:${other.file}`).replaceAll(/\s+/g, ' ');
  await save(first, texts[0]);
  await expect(bar(first)).toContainText('nog niet gepubliceerd');

  await save(second, texts[1]);
  const dialog = second.getByRole('dialog');
  await expect(dialog).toContainText('intussen ergens anders bewaard');
  expect(read('redactie-anna')).toContain(texts[0]);
  await dialog.getByRole('textbox').fill('tweede');
  await dialog.getByRole('button', { name: 'Onder deze naam bewaren' }).click();
  await expect(second).toHaveURL(/redactie-tweede/);
  await expect.poll(() => read('redactie-tweede')).toContain(texts[1]);

  github.git('update-ref', 'refs/heads/main', 'redactie-anna');
  await save(theirs, texts[2]);
  await expect(theirs.getByText('publiceerde intussen een nieuwere versie')).toBeVisible();
  expect(read('redactie-bert')).not.toContain(texts[2]);
  await theirs.reload();
  await expect(intro(theirs), 'what was typed').toHaveValue(texts[2] ?? '');
  expect(read('redactie-bert'), 'brought up to date').toContain(texts[0]);
  await press(theirs, 'Bewaren');
  await expect.poll(() => read('redactie-bert')).toContain(texts[2]);
  await anna.close();
  await bert.close();
});

test('a token that has expired and a host that is away lose nothing', async ({ page, context, github }) => {
  await connect(context, github);
  await logIn(page, github, 'carla');
  await open(page, 'carla', article.slug);
  const read = () => github.git('show', `redactie-carla:${article.file}`).replaceAll(/\s+/g, ' ');
  const texts = ['eerste', 'tweede', 'derde'].map((word) => `${word} ${excerpt}`);
  github.tokens.clear();
  await intro(page).fill(texts[0] ?? '');
  await press(page, 'Bewaren');
  await expect.poll(read, 'a token renewed').toContain(texts[0]);

  github.state.isAway = true;
  await intro(page).fill(texts[1] ?? '');
  await press(page, 'Bewaren');
  await expect(page.getByRole('main').getByText('GitHub is nu niet bereikbaar')).toBeVisible();
  github.state.isAway = false;
  await press(page, 'Bewaren');
  await expect.poll(read, 'after a minute').toContain(texts[1]);

  await expect(page.getByText('Niet bewaard')).toBeHidden();
  await context.clearCookies();
  github.tokens.clear();
  await intro(page).fill(texts[2] ?? '');
  await press(page, 'Bewaren');
  await expect(page.getByRole('main').getByText('Je bent uitgelogd')).toBeVisible();
  await page.getByRole('link', { name: 'Opnieuw inloggen' }).click();
  await authorize(page, github, 'carla');
  await expect(intro(page), 'what was typed').toHaveValue(texts[2] ?? '');
  await press(page, 'Bewaren');
  await expect.poll(read, 'after a new login').toContain(texts[2]);
});
