import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

import { createStillPicture, stillPictureFile } from './still-picture.ts';

test('the file is what the simulation draws, in the colour of the token', () => {
  const text = readFileSync(stillPictureFile, 'utf8');
  assert.equal(text, createStillPicture(), 'run: node src/islands/particle-canvas/still-picture.ts');
  const tokens = readFileSync(new URL('../../styles/tokens.css', import.meta.url), 'utf8');
  const cobalt = /--color-cobalt: (#\w+)/.exec(tokens)?.[1];
  assert.ok(cobalt && text.includes(`stroke="${cobalt}"`));
});
