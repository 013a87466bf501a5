import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { expect, type Locator, type Page } from 'playwright/test';
import PostalMime from 'postal-mime';

import { contactPath, messageFields } from '../../supabase/functions/send-contact-email/message.ts';
import { sampleMessage } from '../../supabase/functions/send-contact-email/testing/sample-message.ts';
import { root } from './site.ts';

/** The folder of mail from the test server, relative to the repository. */
export const outbox = 'outbox/browser-tests';

/** Creates a unique message with every field filled. */
export function createMessage(): typeof sampleMessage {
  return { ...sampleMessage, message: `${sampleMessage.message}\n${crypto.randomUUID()}` };
}

export const getForm = (page: Page): Locator => page.getByRole('form', { name: 'Bericht sturen' });

/** Opens the contact page and waits until its form is hydrated. */
export async function openForm(page: Page, search = ''): Promise<Locator> {
  await page.goto(`/contact${search}`);
  return waitForForm(page);
}

/** Scrolls to the form, and waits until it is hydrated and reports errors itself. */
export async function waitForForm(page: Page): Promise<Locator> {
  await getForm(page).hover();
  await expect(getForm(page)).toHaveAttribute('novalidate');
  return getForm(page);
}

/** Lists the fields of the form in order, each with its input. */
export function getInputs(form: Locator) {
  return messageFields.map((field) => {
    const name = 'required' in field ? field.label : `${field.label} (optioneel)`;
    return { field, input: form.getByLabel(name, { exact: true }) };
  });
}

/** Fills in a message; fields that it does not name become empty. */
export async function fillIn(form: Locator, message: Partial<typeof sampleMessage>): Promise<void> {
  for (const each of getInputs(form)) await fillInput(each, message[each.field.key] ?? '');
}

/** Fills in a field, or chooses from its list. */
export async function fillInput({ field, input }: ReturnType<typeof getInputs>[number], value: string) {
  await ('options' in field ? input.selectOption(value) : input.fill(value));
}

export async function send(form: Locator): Promise<void> {
  await form.getByRole('button', { name: 'Verstuur bericht' }).click();
}

/** Answers every post with `status`. */
export async function answerPosts(page: Page, status: number): Promise<void> {
  await page.route(`**${contactPath}`, (route) => route.fulfill({ status, json: {} }));
}

/** Runs `act`, which sends a message, and reads the resulting mail by the reference in the response. */
export async function readMail(page: Page, act: () => unknown) {
  const [response] = await Promise.all([page.waitForResponse(`**${contactPath}`), act()]);
  const reference = response.headers()['x-request-id'] ?? '';
  const folder = join(root, outbox);
  const name = (await readdir(folder)).find((file) => file.startsWith(`${reference}-`)) ?? reference;
  return PostalMime.parse(await readFile(join(folder, name)));
}
