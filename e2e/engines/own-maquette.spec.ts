import { ownMaquette, ownMaquetteHref } from '../../src/site/own-maquette.ts';
import { test } from './support/test.ts';
import { clickOn, expectInPage, goBack } from './support/visitor.ts';

const [first, second] = ownMaquette.starts;
const path = ownMaquetteHref(first?.id ?? '');

test.describe('without scripts', () => {
  test.use({ scripting: false });

  test('a choice is in the drawing and the sum at once, and stays', async ({ tab }) => {
    await tab.goto(path);
    await expectInPage(tab, isStart, first?.id);
    const added = ownMaquette.parts.find(({ id }) => !first?.choices.includes(id));
    await expectInPage(tab, isHidden, added?.id);
    await clickOn(tab, added?.label ?? '');
    await expectInPage(tab, isDrawn, added?.id);
    await expectInPage(tab, isSumWritten);
    await tab.goto(ownMaquetteHref(second?.id ?? ''));
    await expectInPage(tab, isStart, second?.id);
    await goBack(tab, path);
    await expectInPage(tab, isStart, first?.id);
    await expectInPage(tab, isDrawn, added?.id);
  });
});

/** Whether the page has one form, the one that begins as this solution. */
function isStart(id: string): boolean {
  const [form, ...others] = document.forms;
  return others.length === 0 && new FormData(form).get('start') === id;
}

function isDrawn(id: string): boolean {
  const pieces = [...document.querySelectorAll(`[data-of="${id}"]`)].filter((piece) =>
    piece.checkVisibility(),
  );
  return pieces.length > 1;
}

function isHidden(id: string): boolean {
  return ![...document.querySelectorAll(`[data-of="${id}"]`)].some((piece) => piece.checkVisibility());
}

/** Whether the counters are written as amounts: counts without their style are narrower than half of it. */
function isSumWritten(): boolean {
  const sum = [...document.querySelectorAll<HTMLElement>('form p:has(> b:empty)')].find((each) =>
    each.checkVisibility(),
  );
  const euros = sum?.querySelector('b');
  if (!euros) return false;
  euros.style.justifySelf = 'start';
  return euros.getBoundingClientRect().width > 200;
}
