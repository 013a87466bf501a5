// The mail that the contact function writes from the page's form.
import assert from 'node:assert/strict';
import { test } from 'node:test';

import {
  describeDrawing,
  drawingFields,
  sumUp,
} from '../../supabase/functions/send-contact-email/drawing.ts';
import { routes } from '../site/addresses.ts';
import { ownMaquette } from './schema.ts';

test('the mail lists a drawing with its sum, and refuses what is not on the list', () => {
  const [preset = assert.fail(), ...others] = ownMaquette.presets;
  const [first = assert.fail(), second = assert.fail()] = ownMaquette.features;
  const form = (change: [string, string][] = []) =>
    new URLSearchParams([
      [drawingFields.preset, preset.id],
      [drawingFields.app, 'Mijn <b>app</b>'],
      [drawingFields.features, second.id],
      [drawingFields.features, first.id],
      [drawingFields.heading + first.id, 'Mijn lijst'],
      [drawingFields.place, ownMaquette.places[0]?.id ?? ''],
      [drawingFields.users, ownMaquette.users[0]?.id ?? ''],
      ['message', 'Haast\r\n- Lijst'],
      ...change,
    ]);
  const text = describeDrawing(form(), 'https://www.example.test');
  assert.ok(text.startsWith(`Getekend op https://www.example.test/maquette (${preset.title})\n`));
  for (const { id, title } of others) {
    const begun = form();
    begun.set(drawingFields.preset, id);
    const from = `https://www.example.test${routes.ownMaquettePreset(id)}`;
    assert.ok(
      describeDrawing(begun, 'https://www.example.test').startsWith(`Getekend op ${from} (${title})\n`),
    );
  }
  assert.match(text, /Applicatie: Mijn <b>app<\/b>\n\nWie ermee werkt\n- niets gekozen\n/);
  assert.ok(text.includes(`\n- ${first.label}, met als kop ‘Mijn lijst’\n- ${second.label}, met als kop ‘`));
  assert.ok(text.includes(`\nSom op de site: ${sumUp([first, second])}\n`));
  assert.ok(text.endsWith('\n\nOpmerking:\nHaast\n- Lijst'));
  for (const [field, value] of [
    [drawingFields.people, 'directie'],
    [drawingFields.features, 'constructor'],
    [drawingFields.couplings, ''],
    [drawingFields.place, 'maan'],
    [drawingFields.place, ownMaquette.places[1]?.id ?? ''],
    [drawingFields.users, ownMaquette.users[1]?.id ?? ''],
  ] as const) {
    assert.throws(() => describeDrawing(form([[field, value]]), ''), /fields/, `${field} ${value}`);
  }
  const changed = form();
  for (const [field, value] of [
    [drawingFields.preset, 'elders'],
    [drawingFields.app, 'twee\r\nregels'],
    [drawingFields.app, 'a'.repeat(31)],
  ] as const) {
    const wrong = new URLSearchParams(changed);
    wrong.set(field, value);
    assert.throws(() => describeDrawing(wrong, ''), /fields/, `${field} ${value}`);
  }
});
