import { circle, cylinder, line, type Point } from '../isometric.ts';
import { path, type Drawing } from '../shapes.ts';
import { base, block, drum, pawns, signal } from '../volumes.ts';

const z = 30;
const tenants = 20;
// The shared database: a slice for each tenant.
const middle = 100;
const radius = 84;
const high = 58;
const shared = cylinder([middle, middle, z], radius, high);
const spoke = (at: number, from: number): Point => {
  const angle = ((at + 0.5) / tenants) * 2 * Math.PI;
  return [middle + from * Math.cos(angle), middle + from * Math.sin(angle), z + high];
};
const rim = Array.from({ length: tenants }, (_, at) => spoke(at, radius));
const slices =
  rim.map((edge, at) => line(spoke(at, 22), edge)).join('') + circle([middle, middle, z + high], 22);
const sides = rim
  .filter(([x, y]) => x + y > 2 * middle)
  .map(([x, y, top]) => line([x, y, top], [x, y, z]))
  .join('');
// The same tenants with a database each, and the update that waits above them.
const places = Array.from({ length: tenants }, (_, at): Point => [
  272 + (at % 5) * 44,
  32 + Math.floor(at / 5) * 46,
  z,
]);
const low = 20;
const lift = z + high + 62;

export const sharedDatabase: Drawing = {
  viewBox: '-206 -118 686 474',
  label: 'Links één grote database met één update, rechts twintig kleine met elk een eigen',
  shapes: base([474, 200], z, [
    path(shared.wall + shared.top, 'shade'),
    path(shared.top, 'sheet'),
    path(slices + sides, 'fine'),
    places.map(([x, y]) => [
      drum([x, y, z], 15, low),
      block([x - 9, y - 9, z + low + 10], [18, 18, 7], { top: 'cobalt' }),
    ]),
    pawns(z, [208, 180], [256, 190]),
    path(line([middle, middle, z + high], [middle, middle, lift]), 'dots'),
    block([middle - 26, middle - 26, lift], [52, 52, 22], signal),
  ]),
};
