import { routes } from '../../src/site/addresses.ts';
import { ownMaquette } from '../../src/site/own-maquette.ts';
import { test } from './support/test.ts';
import { clickOn, expectInPage, goBack } from './support/visitor.ts';

const [first, second] = ownMaquette.starts;
const path = routes.ownMaquette;

test.describe('without scripts', () => {
  test.use({ scripting: false });

  test('a choice is in the drawing and the sum at once, and stays', async ({ tab }) => {
    await tab.goto(`${path}#${first?.id}`);
    await expectInPage(tab, isStart, first?.id);
    const added = ownMaquette.parts.find(({ id }) => !first?.choices.includes(id));
    await expectInPage(tab, isHidden, added?.id);
    await clickOn(tab, added?.label ?? '');
    await expectInPage(tab, isDrawn, added?.id);
    await expectInPage(tab, isSumWritten);
    await tab.goto(`${path}#${second?.id}`);
    await expectInPage(tab, isStart, second?.id);
    await goBack(tab, path);
    await expectInPage(tab, isStart, first?.id);
    await expectInPage(tab, isDrawn, added?.id);
  });
});

/** Whether one form shows, the one that begins as this solution. */
function isStart(id: string): boolean {
  const shown = [...document.querySelectorAll('form')].filter((form) => form.checkVisibility());
  return shown.length === 1 && shown[0]?.getAttribute('aria-labelledby') === id;
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
