// Draws a model from each preset, by keyboard, on paper, and into the mailbox.
import assert from 'node:assert/strict';

import type { Locator, Page } from 'playwright/test';

import { honeypotField, messageFields } from '../../supabase/functions/send-contact-email/message.ts';
import { company } from '../../src/site/company.ts';
import { formatPrices } from '../../src/site/costs.ts';
import { routes } from '../../src/site/addresses.ts';
import { estimate } from '../../src/site/figures.ts';
import { listChoices, ownMaquette, ownMaquetteHref } from '../../src/own-maquette/schema.ts';
import { createAxe, listViolations } from '../support/axe.ts';
import { createMessage, fillInput, readMail } from '../support/contact.ts';
import { dismissBar } from '../support/islands.ts';
import { addRule, showWholeScreen } from '../support/layout.ts';
import { builtPages } from '../support/pages.ts';
import { baseUrl } from '../support/site.ts';
import { tags } from '../support/tags.ts';
import { expect, test } from '../support/test.ts';
import { listMisfits } from '../support/texts.ts';

const choices = listChoices(ownMaquette);
const [firstPreset] = ownMaquette.presets;
const widths = [1440, 768, 390, 320];
const sheetWidth = 718;
const plainRule = '*, ::before, ::after { background-image: none !important; transition: none !important; }';

for (const { id, choices: chosen } of ownMaquette.presets) {
  test(`preset ${id} is checked, costed, accessible and fits`, async ({ page }) => {
    await dismissBar(page);
    const form = await open(page, id);
    await expect(form.locator('input:checked:not([name=staat])')).toHaveCount(chosen.length);
    for (const value of chosen) await expect.soft(form.locator(`[value="${value}"]`)).toBeChecked();
    expect.soft(await readSum(page), 'sum').toBe(await computeSum(form));
    await addRule(page, plainRule);
    expect
      .soft(await listViolations(createAxe(page).include('main')), 'accessibility violations')
      .toEqual([]);
    await showWholeScreen(page);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await listMisfits(page, width), `misfits at ${width} px`).toEqual([]);
    }
    await page.emulateMedia({ media: 'print' });
    expect.soft(await readSum(page), 'sum on paper').toBe(await computeSum(form));
    await expect.soft(page.getByText(company.email).filter({ visible: true }).first()).toBeVisible();
    const pdf = await page.pdf({ preferCSSPageSize: true });
    expect.soft(pdf.toString('latin1').match(/\/Type \/Page\b/g), 'sheets').toHaveLength(1);
  });
}

test('the keyboard reaches every choice, and the drawing shows it', async ({ page }) => {
  await dismissBar(page);
  const form = await open(page, firstPreset?.id ?? '');
  await page.locator('main [aria-current]').press('Enter');
  const reached = new Set<string>();
  for (let press = 0; press < 100 && reached.size < choices.length; press += 1) {
    await page.keyboard.press('Tab');
    const input = form.locator('input:focus');
    const type = await input.getAttribute('type', { timeout: 1000 });
    if (type !== 'checkbox' && type !== 'radio') continue;
    const group = type === 'radio' ? form.locator(`[name="${await input.getAttribute('name')}"]`) : input;
    for (let turn = 0; turn < (await group.count()); turn += 1) {
      await page.keyboard.press(type === 'radio' ? 'ArrowDown' : 'Space');
      const value = (await form.locator('input:focus').getAttribute('value')) ?? '';
      if (!choices.some((choice) => choice.id === value)) continue;
      const isChosen = await form.locator('input:focus').isChecked();
      const shown = form.locator(`[data-of="${value}"]`).filter({ visible: true });
      expect.soft((await shown.count()) > 0, `${value} in the drawing`).toBe(isChosen);
      reached.add(value);
    }
    expect.soft(await readSum(page), 'sum').toBe(await computeSum(form));
  }
  expect(reached.size).toBe(choices.length);
});

test('a drawing with everything fits, in each state and on paper', async ({ page }) => {
  await dismissBar(page);
  const form = await open(page, firstPreset?.id ?? '');
  for (const box of await form.getByRole('checkbox').all()) await box.check();
  await showWholeScreen(page);
  await addRule(page, plainRule);
  for (const state of ['Schets', 'Mockup', 'Product']) {
    await form.getByRole('radio', { name: state }).check();
    expect
      .soft(await listViolations(createAxe(page).include('main').withRules('color-contrast')), state)
      .toEqual([]);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await listMisfits(page, width), `misfits at ${width} px as ${state}`).toEqual([]);
    }
  }
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: sheetWidth, height: 900 });
  expect.soft(await listMisfits(page, sheetWidth), 'misfits on paper').toEqual([]);
});

test('the names of the floors stand in one column beside the model, below its title', async ({ page }) => {
  await dismissBar(page);
  const form = await open(page, firstPreset?.id ?? '');
  for (const box of await form.getByRole('checkbox').all()) await box.check();
  const model = form.locator('figure:has(.draw-model)');
  const listBoxes = (selector: string) =>
    model.locator(selector).evaluateAll((all) =>
      all.map((each) => {
        const { left, right, top } = each.getBoundingClientRect();
        return { left, right, top };
      }),
    );
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const names = await listBoxes('p > span');
    const floors = await listBoxes('p > svg');
    const [title] = await listBoxes('figcaption');
    expect(names).toHaveLength(ownMaquette.features.length + 2);
    const [first] = names;
    for (const [at, { left, top }] of names.entries()) {
      expect.soft(left, `name ${at} at ${width} px`).toBe(first?.left);
      expect.soft(left, `name ${at} at ${width} px`).toBeGreaterThan(floors[at]?.right ?? Infinity);
      expect.soft(top, `name ${at} at ${width} px`).toBeGreaterThan(title?.top ?? Infinity);
      const above = names[at + 1];
      if (above) expect.soft(top - above.top, `above name ${at} at ${width} px`).toBeGreaterThanOrEqual(22);
    }
  }
});

test(
  'a drawing arrives with all that was chosen, once, and Back finds it',
  { tag: tags.noJs },
  async ({ page }) => {
    const preset = ownMaquette.presets.at(-1)?.id ?? '';
    const form = await open(page, preset);
    await form.getByLabel('Naam van je applicatie').fill('Kas & Kweek');
    for (const box of await form.getByRole('checkbox').all()) await box.check();
    const message = createMessage();
    // The message is called a remark here.
    for (const field of messageFields.filter(({ key }) => key !== 'message')) {
      const input = form.locator(`[name=${field.key}]`);
      await fillInput({ field, input }, message[field.key]);
    }
    const remark = `Haast ${crypto.randomUUID()}`;
    await form.getByLabel('Opmerking').fill(remark);
    const sum = await readSum(page);
    const mail = await readMail(page, () =>
      form.getByRole('button', { name: 'Verstuur je maquette' }).click(),
    );
    await expect(page).toHaveURL(routes.sent);
    const text = (mail.text ?? '').replace(/^\| ?/gm, '');
    expect(text).toContain(`Getekend op ${baseUrl}${ownMaquetteHref(preset)} (`);
    expect(text).toContain('Applicatie: Kas & Kweek');
    for (const { label } of [...ownMaquette.people, ...ownMaquette.features, ...ownMaquette.couplings]) {
      expect.soft(text).toContain(`\n- ${label}`);
    }
    expect(text).toContain(`Opmerking:\n${remark}`);
    expect(text.replace(/\s/g, ' ')).toContain(sum);
    await page.goBack();
    await expect(form.getByLabel('Naam van je applicatie')).toHaveValue('Kas & Kweek');
    await expect(form.getByLabel('Opmerking')).toHaveValue(remark);
    for (const box of await form.getByRole('checkbox').all()) await expect.soft(box).toBeChecked();
  },
);

test('the screen follows the last choice, and the sum takes little of a phone', async ({ page }) => {
  await dismissBar(page);
  for (const { id } of ownMaquette.presets) {
    await page.setViewportSize({ width: 390, height: 844 });
    const form = await open(page, id);
    const boxOf = async (selector: string) =>
      (await form.locator(selector).first().boundingBox()) ?? assert.fail(selector);
    const choice = await boxOf('label');
    const sum = await boxOf('.draw-sum');
    const screen = await boxOf('.draw-screen');
    const lastChoices = await boxOf('.draw-both > .draw-choices');
    const gap = screen.y - (lastChoices.y + lastChoices.height);
    expect.soft(choice.y + choice.height, `${id}: first choice`).toBeLessThan(sum.y);
    expect.soft(sum.height, `${id}: sum`).toBeLessThanOrEqual(72);
    const floors = form.locator('.draw-floors > i').filter({ visible: true });
    const count = await floors.count();
    const features = form.getByRole('group', { name: 'Wat moet het kunnen?' });
    await features.getByRole('checkbox', { checked: false }).first().check();
    await expect.soft(floors, `${id}: floors in the sum`).toHaveCount(count + 1);
    expect.soft(gap, `${id}: screen below the last choice`).toBeGreaterThan(0);
    expect.soft(gap, `${id}: screen below the last choice`).toBeLessThan(80);
    expect.soft(screen.height, `${id}: screen`).toBeLessThan(844);
    const buttons = form.locator('.draw-sum > .button').filter({ visible: true });
    await expect.soft(buttons).toHaveText(['Naar je scherm']);
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect.soft(buttons).toHaveText(['Verstuur je maquette']);
    const asked = await boxOf('.draw-asked');
    const answer = await boxOf('.draw-answer');
    expect
      .soft(answer.y + answer.height, `${id}: foot of the drawing`)
      .toBeGreaterThanOrEqual(Math.floor(asked.y + asked.height));
  }
});

test('a phone shows the top of the screen, all of it on request, and each field with focus', async ({
  page,
}) => {
  await dismissBar(page);
  await page.setViewportSize({ width: 390, height: 844 });
  const form = await open(page, firstPreset?.id ?? '');
  const app = form.locator('.app');
  const measure = () => app.evaluate(({ clientHeight, scrollHeight }) => [clientHeight, scrollHeight]);
  const last = app.getByRole('textbox').filter({ visible: true }).last();
  await last.focus();
  const [foot, field] = await Promise.all([app.boundingBox(), last.boundingBox()]);
  assert(foot && field);
  expect(field.y + field.height).toBeLessThan(foot.y + foot.height - 100);
  const [cut = 0, whole = 0] = await measure();
  expect(cut).toBeLessThan(whole);
  const buttons = form.locator('.draw-sum > .button').filter({ visible: true });
  await expect(buttons).toHaveText(['Naar je scherm']);
  await form.locator('summary').click();
  expect(await measure()).toEqual([whole, whole]);
  await expect(buttons).toHaveText(['Verstuur je maquette']);
  await form.locator('summary').click();
  await buttons.click();
  await expect(buttons).toHaveText(['Verstuur je maquette']);
});

test('a copied link opens the same drawing, and fills nothing else', async ({ page, context }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  const preset = firstPreset?.id ?? '';
  const form = await open(page, preset);
  await form.getByLabel('Naam van je applicatie').fill('Kas & Kweek');
  for (const box of await form.getByRole('checkbox').all()) await box.setChecked(!(await box.isChecked()));
  await page.getByRole('button', { name: 'Kopieer de link' }).click();
  await expect(page.getByText('De link staat in de adresbalk.')).toBeVisible();

  const other = await context.newPage();
  await other.goto(`${page.url()}&name=Zo%C3%AB&${honeypotField}=x`);
  const opened = await expectPreset(other, preset);
  await expect(opened.getByLabel('Naam van je applicatie')).toHaveValue('Kas & Kweek');
  expect(await listChecked(opened)).toEqual(await listChecked(form));
  await expect(opened.locator('[name=name]')).toHaveValue('');
  await expect(opened.locator(`[name=${honeypotField}]`)).toHaveValue('');
});

test('a page has at most one form, and each preset has a page with one', () => {
  const countForms = (html: string) => html.match(/<button[^>]*>\s*Verstuur je maquette\s*</g)?.length ?? 0;
  const counts = builtPages.map(({ path, html }) => ({ path, forms: countForms(html) }));
  expect(counts.filter(({ forms }) => forms > 1)).toEqual([]);
  const drawn = counts.filter(({ forms }) => forms === 1).map(({ path }) => path);
  expect(drawn.toSorted()).toEqual(ownMaquette.presets.map(({ id }) => ownMaquetteHref(id)).toSorted());
});

/** Opens the page of a preset, and returns its form. */
async function open(page: Page, preset: string): Promise<Locator> {
  await page.goto(ownMaquetteHref(preset));
  return expectPreset(page, preset);
}

/** Expects the page to have one form, of this preset, and to mark its link; returns the form. */
async function expectPreset(page: Page, preset: string): Promise<Locator> {
  const form = page.getByRole('form');
  await expect(form).toHaveCount(1);
  await expect(form.locator('[name=start]')).toHaveValue(preset);
  await expect(page.locator('main [aria-current]')).toHaveId(preset);
  return form;
}

/** Reads the sum as a screen reader does, which is what the styles count. */
async function readSum(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const texts = nodes
    .filter(({ role }) => role?.value === 'StaticText')
    .map(({ name }) => String(name?.value));
  const [weeks, euros] = texts.flatMap((text, at) =>
    text.trim() === 'tot' ? `${texts[at - 1]} tot ${texts[at + 1]}` : [],
  );
  return `${weeks} weken bouwen, ${euros} excl. btw`.replace(/\s/g, ' ');
}

/** Lists the values of what is checked. */
const listChecked = (form: Locator): Promise<string[]> =>
  form.locator(':checked').evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));

/** Computes the sum of the checked choices from the rates. */
async function computeSum(form: Locator): Promise<string> {
  const values = await listChecked(form);
  const chosen = choices.filter(({ id }) => values.includes(id));
  const count = (end: 'min' | 'max') =>
    chosen.reduce((sum, each) => sum + each[end], ownMaquette.base[end]) / 2;
  const { weeks, price } = estimate({ min: count('min'), max: count('max') });
  return `${weeks.min} tot ${weeks.max} weken bouwen, ${formatPrices(price)} excl. btw`.replace(/\s/g, ' ');
}
