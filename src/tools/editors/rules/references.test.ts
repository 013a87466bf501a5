import assert from 'node:assert/strict';
import { test } from 'node:test';

import { trialMeasurements } from '../../testing/trial-measurements.ts';
import { listUnmeasuredFaults } from './references.ts';

test('a text that names a figure is refused at its place when that was not measured', () => {
  const text =
    '---\nlead: Weegt {gewicht} en {co2} CO2\n---\n<Rate of="co2" /> <Bars of="gewicht" /> {gevonden}\n';
  const list = (measured: typeof trialMeasurements) =>
    listUnmeasuredFaults({ file: 'a.mdx', text }, measured).map(({ line, column, message }) => [
      line,
      column,
      message,
    ]);
  assert.deepEqual(list(trialMeasurements), []);
  const message = '"co2" kan hier niet: de CO2 van een bezoek is niet gemeten (geen model)';
  assert.deepEqual(list({ ...trialMeasurements, co2: null, notMeasured: { co2: 'geen model' } }), [
    [2, 26, message],
    [4, 7, message],
  ]);
  assert.deepEqual(
    list({ ...trialMeasurements, pages: [] }).map(([line]) => line),
    [2, 4],
  );
});
