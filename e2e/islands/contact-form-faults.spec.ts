// What the function would refuse is named under its field, in Dutch, before anything is sent.
import {
  contactPath,
  messageFields,
  type MessageField,
} from '../../supabase/functions/send-contact-email/message.ts';
import { answerPosts, createMessage, fillIn, openForm, send, sendAndReadMail } from '../support/contact.ts';
import { kinds } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

const wrong: [label: string, value: string, fault: RegExp][] = [
  ['Naam', ' \u00A0 ', /naam/],
  ['Bericht', '\n \n', /bericht/],
  ...['jan@bedrijf', 'jan.@gmail.com', 'jan..smit@ziggo.nl'].map((address): [string, string, RegExp] => [
    'E-mailadres',
    address,
    /e-mailadres/,
  ]),
  ['Naam', 'Jan\0Smit', /teken/],
];

test.describe('the contact form', { tag: '@phone' }, () => {
  test('names a wrong field and sends nothing', async ({ page }) => {
    const form = await openForm(page);
    const posts: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith(contactPath)) posts.push(request.url());
    });
    for (const [label, value, fault] of wrong) {
      await fillIn(form, createMessage());
      await form.getByLabel(label, { exact: true }).fill(value);
      await send(form);
      const input = form.getByLabel(label, { exact: true });
      await expect(input, value).toBeFocused();
      await expect(input, value).toHaveAccessibleDescription(fault);
      await expect(form.locator('[aria-invalid]'), value).toHaveCount(1);
    }
    expect(posts).toEqual([]);
  });

  test('takes what a paste from a table or a slide brings, as spaces', async ({ page }) => {
    const form = await openForm(page);
    await fillIn(form, { ...createMessage(), name: 'Jan\u2028van\u0002der\u0092Smit' });
    const mail = await sendAndReadMail(page, form);
    expect(mail.text).toContain('Naam: Jan van der Smit');
  });

  test('does not cut a long text, and says with both numbers that it is too long', async ({ page }) => {
    const form = await openForm(page);
    const lists: readonly MessageField[] = messageFields;
    const { label = '', maxLength = 0 } = lists.find(({ type }) => type === 'textarea') ?? {};
    const textarea = form.getByLabel(label, { exact: true });
    const count = (number: number) => number.toLocaleString('nl-NL');
    await fillIn(form, createMessage());
    await textarea.focus();
    await textarea.fill('');
    await page.keyboard.insertText('x'.repeat(maxLength + 1));
    await expect(textarea).toHaveValue('x'.repeat(maxLength + 1));
    await send(form);
    await expect(textarea).toHaveAccessibleDescription(
      new RegExp(`${count(maxLength + 1)} tekens.* ${count(maxLength)}\\.`),
    );
    await textarea.press('Backspace');
    await send(form);
    await expect(page.getByRole('heading', { name: 'Bedankt voor je bericht!' })).toBeVisible();
  });

  test('does not take the subject of a link for a message', async ({ page }) => {
    const form = await openForm(page, `?onderwerp=${kinds.solution.split('/').at(-1)}`);
    const textarea = form.getByLabel('Bericht');
    const subject = await textarea.inputValue();
    expect(subject).not.toBe('');
    await fillIn(form, { ...createMessage(), message: subject });
    await send(form);
    await expect(textarea).toBeFocused();
    await expect(textarea).toHaveAccessibleDescription(/bericht/);
    await textarea.fill(`${subject}${createMessage().message}`);
    await send(form);
    await expect(page.getByRole('heading', { name: 'Bedankt voor je bericht!' })).toBeVisible();
  });

  test.describe('after a failure', () => {
    test.use({ expectedComplaints: /Failed to load resource/ });

    test('takes the error away with the next submit, also when a name is missing', async ({ page }) => {
      const form = await openForm(page);
      await answerPosts(page, 503);
      await fillIn(form, createMessage());
      await send(form);
      await expect(form.getByRole('alert')).toBeVisible();
      await form.getByLabel('Naam').fill('');
      await send(form);
      await expect(form.getByRole('alert')).toHaveCount(0);
      await expect(form.getByLabel('Naam')).toBeFocused();
    });
  });
});
