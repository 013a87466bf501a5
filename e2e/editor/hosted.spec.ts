// The hosted editor never loses typed text; a stand-in for GitHub serves a real bare repository.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

import { test as base, expect, type BrowserContext, type Page } from 'playwright/test';

import { readTextFiles } from '../../src/tools/editors/files/text-file.ts';
import { serveHosted } from '../../src/tools/keystatic/hosted/serve.ts';
import { project, repo, startGitHub } from '../../src/tools/keystatic/testing/github-stand-in.ts';
import { port, root } from '../support/site.ts';
import { answer, expectDraft, findField, press, save, unsaved } from './forms.ts';
import { takePicture } from './test.ts';

type GitHub = Awaited<ReturnType<typeof startGitHub>>;

const article = readTextFiles(root).find(({ collection }) => collection === 'articles');
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
      // The login function requests tokens from GitHub.
      globalThis.fetch = (input, init) =>
        /^https:\/\/(api\.)?github\.com\//.test(String(input))
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

/** Builds the hosted editor, with a login at GitHub or at Keystatic Cloud. */
const build = ({ folder }: GitHub, settings = {}) =>
  execFileSync(process.execPath, ['src/tools/keystatic/hosted/build.ts'], {
    cwd: folder,
    stdio: 'pipe',
    env: { ...process.env, GITHUB_REPOSITORY: repo, SITE_URL: site, ...settings },
  });

test.describe.configure({ timeout: 120_000 });

// Every test starts with the original content.
test.afterEach(({ github }) => {
  github.setBranch('hoofd', github.git('rev-list', '--max-parents=0', 'hoofd'));
});

/** Routes the requests of a browser to the stand-in, and blocks the rest of the internet. */
async function connect(context: BrowserContext, github: GitHub): Promise<void> {
  await context.route(/^https:/, async (route) => {
    const request = route.request();
    const body = request.postData();
    const init = { method: request.method(), headers: request.headers(), ...(body !== null && { body }) };
    const isKnown = /^https:\/\/((api\.)?github\.com|api\.keystatic\.cloud)\//.test(request.url());
    const given = isKnown
      ? await github.answer(new Request(request.url(), init)).catch(() => undefined)
      : undefined;
    if (!given) return route.abort();
    const headers = { ...Object.fromEntries(given.headers), 'access-control-allow-origin': '*' };
    await route.fulfill({ status: given.status, headers, body: Buffer.from(await given.bytes()) });
  });
  // Playwright does not route redirected requests.
  await context.route(/\/github\/login/, async (route) => {
    const redirect = await route.fetch({ maxRedirects: 0 });
    const next = redirect.headers()['location'];
    await route.fulfill({ contentType: 'text/html', body: `<a href="${next}">Naar GitHub</a>` });
  });
}

const bar = (page: Page) => page.getByRole('complementary');
const intro = (page: Page) => findField(page, 'Inleiding');
const open = (page: Page, path = `item/${slug}`) => page.goto(`${url}/keystatic/collection/kennis/${path}`);

async function authorize(page: Page, github: GitHub, login: string): Promise<void> {
  github.state.login = login;
  await press(page, 'Inloggen met GitHub');
  await page.getByRole('link', { name: 'Naar GitHub' }).click();
  await page.getByRole('link', { name: `Authorize ${login}` }).click();
  await expect(bar(page).getByRole('status').first()).not.toBeEmpty();
}

/** Logs in and opens the article. */
async function logIn(page: Page, github: GitHub, login: string): Promise<void> {
  await connect(page.context(), github);
  await open(page);
  await authorize(page, github, login);
}

async function write(page: Page, text: string): Promise<void> {
  await intro(page).fill(text);
  await save(page);
}

test('an editor logs in, fixes a failed check and publishes', async ({ page, github }) => {
  await logIn(page, github, 'anna');
  await expect(page).toHaveURL(`${url}/keystatic/branch/redactie-anna/collection/kennis/item/${slug}`);
  const begin = github.find('hoofd');
  await write(page, excerpt.replace('voorkomt', 'voorkomtt'));
  await press(page, 'Laat controleren');
  await expect(bar(page)).toContainText('wordt gecontroleerd');
  expect(github.git('log', '-1', '--format=%an', 'redactie-anna')).toBe('anna');
  await github.runCheck('redactie-anna');
  await page.reload();
  await expect(bar(page).getByRole('link', { name: 'Voorbeeld' })).toHaveAttribute(
    'href',
    'https://pr-1.example.nl',
  );
  const problem = bar(page).getByRole('list', { name: 'Fouten' }).getByRole('listitem');
  await expect(problem, 'in Dutch').toContainText('het woord ‘voorkomtt’ is onbekend');
  await expect(intro(page)).toBeVisible();
  await takePicture(page, 'balk');
  await page.goto(`${url}/keystatic`);
  await problem.getByRole('link').click();
  await expect(intro(page), 'it leads to the text').toHaveValue(/voorkomtt/);

  await write(page, excerpt);
  await expect(bar(page)).toContainText('wordt gecontroleerd');
  await expect(problem, 'what the last check found').toBeVisible();
  await github.runCheck('redactie-anna');
  await page.reload();
  await expect(bar(page)).toContainText('klaar om te publiceren');
  await intro(page).fill(texts[1]);
  let asked = answer(page, false);
  await press(page, 'Publiceer');
  expect(await asked).toContain('Wat je nog niet bewaarde, gaat niet mee');
  expect(github.find('hoofd')).toBe(begin);
  asked = answer(page, true);
  await press(page, 'Publiceer');
  await asked;
  await expect(bar(page)).toContainText('Alles is gepubliceerd');
  expect(github.read('hoofd', file)).toContain(excerpt);
  await expect(intro(page), 'what was not saved').toHaveValue(texts[1]);
  expect(github.find('redactie-anna')).toBe(github.find('hoofd'));
});

test('two tabs and two editors on one text lose no changes', async ({ page: frank, browser, github }) => {
  await logIn(frank, github, 'frank');
  const tab = await frank.context().newPage();
  await open(tab);
  await expect(intro(tab)).toBeVisible();
  await write(frank, texts[0]);
  await intro(tab).fill(texts[1]);
  await press(tab, 'Bewaren');
  const dialog = tab.getByRole('dialog');
  await expect(dialog).toContainText('Iemand bewaarde intussen een andere versie');
  await dialog.getByRole('textbox').fill('frank-2');
  await press(tab, 'Bewaar in een nieuwe versie');
  await expect(tab).toHaveURL(/redactie-frank-2/);
  await expect.poll(() => github.read('redactie-frank-2', file)).toContain(texts[1]);
  expect(github.read('redactie-frank', file)).toContain(texts[0]);

  const bert = await (await browser.newContext()).newPage();
  await logIn(bert, github, 'bert');
  await write(bert, texts[2]);
  await press(bert, 'Laat controleren');
  await expect(bar(bert)).toContainText('wordt gecontroleerd');
  github.merge('github', 'redactie-frank', 'hoofd');
  await bert.reload();
  await expect(bar(bert)).toContainText('Een collega publiceerde intussen een andere versie');
  expect(github.read('redactie-bert', file)).toContain(texts[2]);
  expect(github.read('hoofd', file)).toContain(texts[0]);
  await bert.context().close();
});

test('a form takes no input while it saves, and restored changes are labelled and can be discarded', async ({
  page,
  github,
}) => {
  await logIn(page, github, 'gijs');
  const [words] = texts;
  const held = Promise.withResolvers<undefined>();
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('CreateCommit')) await held.promise;
    await route.fallback();
  });
  await intro(page).fill(words);
  await expect(unsaved(page)).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('main')).toHaveAttribute('inert');
  await page.keyboard.type('weg');
  held.resolve(undefined);
  await expect(page.getByRole('main')).not.toHaveAttribute('inert');
  await expect(intro(page)).toHaveValue(words);
  await page.keyboard.type('!');
  await expect(intro(page), 'the cursor is where it was').toHaveValue(`${words}!`);

  await expectDraft(page, `${words}!`);
  await page.reload();
  await expect(intro(page)).toHaveValue(`${words}!`);
  await expect(page.getByText('Wat je niet bewaarde staat er weer')).toBeVisible();
  const asked = [answer(page, false)];
  await press(page, 'Wijzigingen weggooien');
  await asked[0];
  await expect(intro(page)).toHaveValue(`${words}!`);
  asked.push(answer(page, true));
  await press(page, 'Wijzigingen weggooien');
  await asked[1];
  await expect(intro(page)).toHaveValue(words);
});

test('an expired token, an unreachable host and an ended session lose no changes', async ({
  page,
  context,
  github,
}) => {
  await logIn(page, github, 'carla');
  const saved = () => github.read('redactie-carla', file);
  github.tokens.clear();
  await write(page, texts[0]);
  await expect.poll(saved, 'a token renewed').toContain(texts[0]);

  github.state.isAway = true;
  await intro(page).fill(texts[1]);
  await press(page, 'Bewaren');
  await expect(page.getByRole('main').getByText('GitHub is nu niet bereikbaar')).toBeVisible();
  await expect(intro(page)).toHaveValue(texts[1]);
  github.state.isAway = false;
  await save(page);
  expect(saved(), 'after a minute').toContain(texts[1]);

  await context.clearCookies();
  await intro(page).fill(texts[2]);
  await press(page, 'Bewaren');
  await expect(page.getByText('Je bent uitgelogd').first()).toBeVisible();
  const login = context.waitForEvent('page');
  await bar(page).getByRole('link', { name: 'Log opnieuw in' }).click();
  await authorize(await login, github, 'carla');
  await save(page);
  expect(saved(), 'after a new login').toContain(texts[2]);
});

test('unsaved changes survive a logout', async ({ page, github }) => {
  await logIn(page, github, 'joke');
  await intro(page).fill(texts[0]);
  await expectDraft(page, texts[0]);
  await press(page, 'Jouw naam');
  await page.getByRole('menuitem', { name: 'Uitloggen' }).click();
  await expect(page.getByRole('button', { name: 'Inloggen met GitHub' })).toBeVisible();
  await open(page);
  await authorize(page, github, 'joke');
  await expect(intro(page)).toHaveValue(texts[0]);
});

test('an unsaved copy of a text survives a new login', async ({ page, context, github }) => {
  await logIn(page, github, 'dirk');
  const copy = `create?duplicate=${slug}`;
  await open(page, copy);
  await expect(intro(page)).not.toHaveValue('');
  await intro(page).fill(texts[0]);
  await expectDraft(page, texts[0]);
  await context.clearCookies();
  await page.reload();
  await authorize(page, github, 'dirk');
  await expect(page).toHaveURL(`${url}/keystatic/branch/redactie-dirk/collection/kennis/${copy}`);
  await expect(intro(page)).toHaveValue(texts[0]);
});

test('a rename asks for a redirect, ready to copy', async ({ page, github }) => {
  await logIn(page, github, 'hans');
  await findField(page, 'Adres').fill('een-nieuw-adres');
  await press(page, 'Bewaren');
  await expect(page).toHaveURL(/een-nieuw-adres$/);
  await press(page, 'Laat controleren');
  await expect(bar(page)).toContainText('wordt gecontroleerd');
  await github.runCheck('redactie-hans');
  await page.reload();
  const problem = bar(page).getByRole('listitem').filter({ hasText: 'public/_redirects' });
  await expect(problem).toContainText(`/kennis/${slug} /kennis/een-nieuw-adres 301`);
  const edit = `https://github.com/${repo}/edit/redactie-hans/public/_redirects`;
  await expect(problem.getByRole('link')).toHaveAttribute('href', edit);
});

test('an hour of polling a pending check costs at most 300 points at GitHub', async ({ page, github }) => {
  await logIn(page, github, 'ilse');
  await write(page, texts[0]);
  await press(page, 'Laat controleren');
  await expect(bar(page)).toContainText('wordt gecontroleerd');
  await page.clock.install();
  const before = github.state.asked.length;
  await page.reload();
  await expect(bar(page)).toContainText('wordt gecontroleerd');
  const asked = () => github.state.asked.length - before;
  for (let minute = 0; minute < 60; minute += 1) {
    await page.clock.runFor(60_000);
    await expect.poll(asked).toBeGreaterThan(minute * 2);
  }
  expect(asked()).toBeLessThanOrEqual(300);
});

test('an editor without a GitHub account logs in, saves and publishes through Keystatic Cloud', async ({
  page,
  github,
}) => {
  build(github, { REDACTIE_CLOUD: project });
  const server = await serveHosted(join(github.folder, 'redactie-dist'), port + 1, env);
  await connect(page.context(), github);
  github.state.login = 'José Vos';
  await page.goto(`http://127.0.0.1:${port + 1}/keystatic/collection/kennis/item/${slug}`);
  await press(page, 'Inloggen met Keystatic');
  await page.getByRole('link', { name: 'Authorize José Vos' }).click();
  await expect(page).toHaveURL(new RegExp(`/${slug}$`));
  await write(page, texts[2]);
  await press(page, 'Laat controleren');
  await expect(bar(page)).toContainText('wordt gecontroleerd');
  const branch = github.git('for-each-ref', '--format=%(refname:short)', 'refs/heads/redactie-jos*');
  await github.runCheck(branch);
  await page.reload();
  await press(page, 'Publiceer');
  await expect(bar(page)).toContainText('Alles is gepubliceerd');
  expect(github.read('hoofd', file)).toContain(texts[2]);
  server.closeAllConnections();
  server.close();
});
