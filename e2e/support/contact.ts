import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Locator, Page, Route } from 'playwright/test';
import PostalMime from 'postal-mime';

import { contactPath } from '../../supabase/functions/send-contact-email/message.ts';
import { root } from './site.ts';

/** Where the server of the tests puts its mail, below the repository. */
export const outbox = 'outbox/browser-tests';

/** A message that no other test sends. */
export function createMessage() {
  return {
    Naam: 'Zoë van der Ĳssel',
    'E-mailadres': 'zoe@voorbeeld.nl',
    Telefoon: '079 765 43 21',
    Bedrijf: 'Coöperatie & Zonen',
    Bericht: `Een vraag over € 2.500?\nMet een tweede regel. ${crypto.randomUUID()}`,
  };
}

/** Opens the contact page and waits until its form can be sent. */
export async function openForm(page: Page, search = ''): Promise<Locator> {
  await page.goto(`/contact${search}`);
  const form = page.getByRole('form', { name: 'Bericht sturen' });
  await form.getByRole('button', { name: 'Verstuur bericht' }).click({ trial: true });
  return form;
}

/** Types a message, field by field. */
export async function fillIn(form: Locator, message: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(message)) await form.getByLabel(label).fill(text);
}

/** Presses the button. */
export async function send(form: Locator): Promise<void> {
  await form.getByRole('button', { name: 'Verstuur bericht' }).click();
}

/** Holds every post until `release`, which passes it on; counts them. */
export async function holdPosts(page: Page) {
  const held: Route[] = [];
  await page.route(`**${contactPath}`, (route) => void held.push(route));
  return { held, release: () => Promise.all(held.map((route) => route.fallback())) };
}

/** Answers every post with a status of our choice. */
export async function answerPosts(page: Page, status: number): Promise<void> {
  await page.route(`**${contactPath}`, (route) => route.fulfill({ status, json: {} }));
}

/** The mail that a message became, by the reference the function gave it. */
export async function readMail(reference: string) {
  return PostalMime.parse(await readFile(join(root, outbox, `${reference}.eml`)));
}
