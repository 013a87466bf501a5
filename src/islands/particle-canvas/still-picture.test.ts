import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

import { createStillPicture, stillPictureFile } from './still-picture.ts';

test('the file is what the simulation draws', () => {
  const text = readFileSync(stillPictureFile, 'utf8');
  assert.equal(text, createStillPicture(), 'run: node src/islands/particle-canvas/still-picture.ts');
});
