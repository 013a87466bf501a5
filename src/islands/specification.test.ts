// The constants of the specification, in literals: other tests import them, and would follow a wrong change.
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { readToken } from '../styles/tokens.ts';
import { contactFormSettings } from './contact-form/settings.ts';
import { floatingBarSettings } from './floating-bar/settings.ts';
import { headerMenuSettings } from './header-menu/settings.ts';
import { particleCanvasSettings, particlePageSettings } from './particle-canvas/settings.ts';

const { notOkMessage, fallbackMessage, successPanelMs, sendTimeoutMs } = contactFormSettings;

for (const [name, constant, specified] of [
  ['the header is frosted after', headerMenuSettings.frostedAfterScrollPx, 20],
  ['the height of the header', readToken('spacing-header'), '80px'],
  ['the floating bar comes after', floatingBarSettings.showAfterScrollPx, 500],
  ['a page fades for', readToken('duration-page-fade'), '0.2s'],
  ['the particles', particleCanvasSettings.particleCount, 50],
  ['the link distance', particleCanvasSettings.linkDistancePx, 150],
  ['the particles rest after', particlePageSettings.restAfterMs, 20_000],
  ['the success panel stands for', successPanelMs, 5000],
  ['a send gives up after', sendTimeoutMs, 15_000],
  ['a send that is not ok', notOkMessage, 'Er ging iets mis bij het versturen van je bericht'],
  ['a send that fails', fallbackMessage, 'Er ging iets mis. Probeer het later opnieuw.'],
] as const) {
  test(`${name}: ${specified}`, () => assert.equal(constant, specified));
}
