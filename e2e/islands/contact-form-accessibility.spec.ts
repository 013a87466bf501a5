import type { Page } from 'playwright/test';

import { createAxe, listFaults } from '../support/axe.ts';
import { answerPosts, createMessage, fillIn, holdPosts, openForm, send } from '../support/contact.ts';
import { expect, test } from '../support/test.ts';

test.describe('the contact form', { tag: '@phone' }, () => {
  // Colours are judged as they stand, not half way through a fade.
  test.use({ expectedComplaints: /Failed to load resource/, contextOptions: { reducedMotion: 'reduce' } });

  const states: Record<string, (page: Page) => Promise<void>> = {
    editing: async (page) => {
      await openForm(page);
    },
    'with faults': async (page) => {
      const form = await openForm(page);
      await send(form);
      await expect(form.getByLabel('Naam')).toBeFocused();
    },
    sending: async (page) => {
      const form = await openForm(page);
      await holdPosts(page);
      await fillIn(form, createMessage());
      await send(form);
      await expect(form.getByRole('button')).toHaveText('Versturen...');
    },
    failed: async (page) => {
      const form = await openForm(page);
      await answerPosts(page, 503);
      await fillIn(form, createMessage());
      await send(form);
      await expect(form.getByRole('alert')).toBeVisible();
    },
    sent: async (page) => {
      const form = await openForm(page);
      await fillIn(form, createMessage());
      await send(form);
      await expect(page.getByRole('heading', { name: 'Bedankt voor je bericht!' })).toBeVisible();
    },
  };

  for (const [state, reach] of Object.entries(states)) {
    test(`${state}, it has no accessibility fault`, async ({ page }) => {
      await reach(page);
      expect(await listFaults(createAxe(page))).toEqual([]);
    });
  }
});
