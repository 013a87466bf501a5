import { blockFaces } from '../isometric.ts';
import { path, type Drawing } from '../shapes.ts';
import { base, block, pawns, signal } from '../volumes.ts';

const z = 30;
const floor = 14;
const wide = 56;
const back = 48;
// The sprints of a tool, a first version and a platform, as on /aanpak/ontwikkeling.
const towers = [
  { x: 20, min: 3, max: 7 },
  { x: 134, min: 4, max: 6 },
  { x: 248, min: 8, max: 12 },
];

export const sprintFloors: Drawing = {
  viewBox: '-158 -102 486 352',
  label: 'Drie torens van drie, vier en acht verdiepingen, met gestippeld wat er nog op kan komen',
  shapes: base([324, 150], z, [
    towers.map(({ x, min, max }) => {
      const top = z + min * floor;
      const { left, right, top: roof } = blockFaces([x, back, top], [wide, wide, (max - min) * floor]);
      return [
        path(left + right + roof, 'cut'),
        Array.from({ length: min }, (_, at) =>
          block([x, back, z + at * floor], [wide, wide, floor], x === 20 && at === 0 && signal),
        ),
      ];
    }),
    pawns(z, [92, 128], [206, 128], [232, 132]),
  ]),
};
