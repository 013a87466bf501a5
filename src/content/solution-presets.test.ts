// A solution's page and its preset at /maquette give the same weeks and price.
import assert from 'node:assert/strict';
import { glob, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { test } from 'node:test';

import { parse } from 'yaml';

import { formatPrices } from '../site/costs.ts';
import { estimate } from '../site/figures.ts';
import { ownMaquette } from '../own-maquette/schema.ts';
import { describePreset } from '../own-maquette/sum.ts';
import { solutionSchema } from './schemas.ts';

const folder = join(import.meta.dirname, '../../content/oplossingen');
const sprintsSchema = solutionSchema.pick({ sprints: true, users: true });

test('each model has a preset, with the weeks, the price and the number of users of its solution', async () => {
  const presets = new Map(ownMaquette.presets.map((preset) => [preset.id, preset]));
  const models = await Array.fromAsync(glob('*/index.yaml', { cwd: join(folder, '../maquettes') }));
  const missing = models.map((file) => dirname(file)).filter((id) => !presets.has(id));
  assert.deepEqual(missing, []);
  for (const [id, preset] of presets) {
    const [, fields = ''] = (await readFile(join(folder, `${id}.mdx`), 'utf8')).split('---\n');
    const { sprints, users } = sprintsSchema.strip().parse(parse(fields));
    const { weeks, price } = estimate(sprints);
    const told = `${weeks.min} tot ${weeks.max} weken bouwen, ${formatPrices(price)}`;
    assert.equal(describePreset(ownMaquette, preset), told, id);
    assert.ok(preset.choices.includes(users), `${id} is for as many users on both pages`);
  }
});
