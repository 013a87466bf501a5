// A solution's page and its preset at /maquette give the same weeks and price.
import assert from 'node:assert/strict';
import { glob, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { test } from 'node:test';

import { parse } from 'yaml';

import { formatPrices } from '../site/costs.ts';
import { estimate } from '../site/figures.ts';
import { ownMaquette } from '../own-maquette/schema.ts';
import { describePreset } from '../own-maquette/sum.ts';
import { solutionSchema } from './schemas.ts';

const folder = join(import.meta.dirname, '../../content/oplossingen');
const sprintsSchema = solutionSchema.pick({ sprints: true, users: true });

test('each solution has a preset with its weeks, its price and its number of users', async () => {
  const presets = new Map(ownMaquette.presets.map((preset) => [preset.id, preset]));
  const files = await Array.fromAsync(glob('*.mdx', { cwd: folder }));
  assert.deepEqual(files.map((file) => basename(file, '.mdx')).toSorted(), [...presets.keys()].toSorted());
  for (const [id, preset] of presets) {
    const [, fields = ''] = (await readFile(join(folder, `${id}.mdx`), 'utf8')).split('---\n');
    const { sprints, users } = sprintsSchema.strip().parse(parse(fields));
    const { weeks, price } = estimate(sprints);
    const told = `${weeks.min} tot ${weeks.max} weken bouwen, ${formatPrices(price)}`;
    assert.equal(describePreset(ownMaquette, preset), told, id);
    assert.ok(preset.choices.includes(users), `${id} is for as many users on both pages`);
  }
});
