import assert from 'node:assert/strict';
import { test } from 'node:test';

import { ownMaquette, ownMaquetteSchema } from './schema.ts';

test('every preset names existing choices, and contradictions are refused', () => {
  assert.ok(ownMaquetteSchema.safeParse(ownMaquette).success);
  const [preset = assert.fail(), ...presets] = ownMaquette.presets;
  const [feature = assert.fail(), ...features] = ownMaquette.features;
  for (const change of [
    { presets: [preset, ...presets, preset] },
    { presets: [{ ...preset, choices: [...preset.choices, 'onbekend'] }, ...presets] },
    { presets: [{ ...preset, choices: preset.choices.filter((id) => id !== 'beide' && id !== 'bureau') }] },
    { features: [{ ...feature, min: 3, max: 2 }, ...features] },
    { features: [{ ...feature, id: features[0]?.id }, ...features] },
    { base: { ...ownMaquette.base, max: ownMaquette.base.min } },
  ]) {
    assert.ok(!ownMaquetteSchema.safeParse({ ...ownMaquette, ...change }).success, JSON.stringify(change));
  }
});
