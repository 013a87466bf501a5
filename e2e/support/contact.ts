import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { expect, type Locator, type Page, type Response, type Route } from 'playwright/test';
import PostalMime from 'postal-mime';

import { contactPath, messageFields } from '../../supabase/functions/send-contact-email/message.ts';
import { sampleMessage } from '../../supabase/functions/send-contact-email/testing/sample-message.ts';
import { root } from './site.ts';

/** Where the server of the tests puts its mail, below the repository. */
export const outbox = 'outbox/browser-tests';

type Message = typeof sampleMessage;

/** A message that no other test sends, with something in every field. */
export function createMessage(): Message {
  return { ...sampleMessage, message: `${sampleMessage.message}\n${crypto.randomUUID()}` };
}

/** The contact form. */
export const getForm = (page: Page): Locator => page.getByRole('form', { name: 'Bericht sturen' });

/** Opens the contact page and waits until its form is awake. */
export async function openForm(page: Page, search = ''): Promise<Locator> {
  await page.goto(`/contact${search}`);
  return waitForForm(page);
}

/** Waits until the form's own code has taken over: from then on it says itself what is wrong. */
export async function waitForForm(page: Page): Promise<Locator> {
  // On a phone it lies below the first screen.
  await getForm(page).scrollIntoViewIfNeeded();
  await expect(getForm(page)).toHaveAttribute('novalidate');
  return getForm(page);
}

/** The fields of the form in their order, each with its input. */
export function getInputs(form: Locator) {
  return messageFields.map((field) => {
    const name = field.required ? field.label : `${field.label} (optioneel)`;
    return { field, input: form.getByLabel(name, { exact: true }) };
  });
}

/** Types a message, field by field; leaves open what it does not name. */
export async function fillIn(form: Locator, message: Partial<Message>): Promise<void> {
  for (const { field, input } of getInputs(form)) await input.fill(message[field.key] ?? '');
}

/** Presses the button. */
export async function send(form: Locator): Promise<void> {
  await form.getByRole('button', { name: 'Verstuur bericht' }).click();
}

/** Holds every post until `release`, and lets through those that come later; counts them. */
export async function holdPosts(page: Page) {
  const held: Route[] = [];
  const released = Promise.withResolvers<undefined>();
  await page.route(`**${contactPath}`, async (route) => {
    held.push(route);
    await released.promise;
    await route.fallback();
  });
  return { held, release: () => released.resolve(undefined) };
}

/** Answers every post with a status of our choice. */
export async function answerPosts(page: Page, status: number): Promise<void> {
  await page.route(`**${contactPath}`, (route) => route.fulfill({ status, json: {} }));
}

/** Sends the form and returns the mail that its message became. */
export async function sendAndReadMail(page: Page, form: Locator) {
  const [response] = await Promise.all([page.waitForResponse(`**${contactPath}`), send(form)]);
  return readMail(response);
}

/** The mail that a message became, by the reference in the answer to its post. */
export async function readMail(response: Response) {
  const reference = response.headers()['x-request-id'] ?? '';
  const folder = join(root, outbox);
  const name = (await readdir(folder)).find((file) => file.startsWith(`${reference}-`)) ?? reference;
  return PostalMime.parse(await readFile(join(folder, name)));
}
