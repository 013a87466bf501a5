// What a solution's page says that building it costs is what its start at /maquette adds up to.
import assert from 'node:assert/strict';
import { glob, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { test } from 'node:test';

import { parse } from 'yaml';

import { formatPrices } from '../site/costs.ts';
import { estimate } from '../site/figures.ts';
import { describePreset, ownMaquette } from '../own-maquette/choices.ts';
import { solutionSchema } from './schemas.ts';

const folder = join(import.meta.dirname, '../../content/oplossingen');
const sprintsSchema = solutionSchema.pick({ sprints: true, users: true });

test('each solution has a start with its weeks, its price and its number of users', async () => {
  const starts = new Map(ownMaquette.starts.map((start) => [start.id, start]));
  const files = await Array.fromAsync(glob('*.mdx', { cwd: folder }));
  assert.deepEqual(files.map((file) => basename(file, '.mdx')).toSorted(), [...starts.keys()].toSorted());
  for (const [id, start] of starts) {
    const [, fields = ''] = (await readFile(join(folder, `${id}.mdx`), 'utf8')).split('---\n');
    const { sprints, users } = sprintsSchema.strip().parse(parse(fields));
    const { weeks, price } = estimate(sprints);
    const told = `${weeks.min} tot ${weeks.max} weken bouwen, ${formatPrices(price)}`;
    assert.equal(describePreset(ownMaquette, start), told, id);
    assert.ok(start.choices.includes(users), `${id} is for as many users on both pages`);
  }
});
