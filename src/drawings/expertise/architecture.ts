import { grid, line, plane, repeat } from '../isometric.ts';
import { moving, path, type Drawing } from '../shapes.ts';
import { block, drum, signal } from '../volumes.ts';
import { layerNames } from '../words.ts';

const width = 200;
const depth = 150;
const data = 0;
const logic = 112;
const screens = 224;
const thick = 8;
const links = (low: number, high: number) => repeat(line([40, 112, low], [40, 112, high]), 3, [60, 0, 0]);
const uprights = (low: number, high: number) =>
  repeat(line([0, depth, low], [0, depth, high]), 2, [width, 0, 0]) + line([width, 0, low], [width, 0, high]);

export const architecture: Drawing = {
  viewBox: '-190 -240 520 420',
  label:
    'Drie lagen van een applicatie: onderaan de data, daarboven de logica in losse blokken, bovenop de schermen',
  shapes: [
    block([0, 0, data], [width, depth, thick]),
    [40, 100, 160].map((x) => drum([x, 112, data + thick], 20, 28)),
    path(links(data + 36, logic) + uprights(data + thick, screens), 'dots'),
    moving('layer-2', [
      block([0, 0, logic], [width, depth, thick], { top: 'wash' }),
      [20, 80, 140].map((x) => block([x, 92, logic + thick], [40, 40, 30], x === 80 && signal)),
      moving(
        'layer-3',
        [
          path(links(logic + 38, screens), 'dots'),
          block([0, 0, screens], [width, depth, thick]),
          path(plane([0, 0, screens + thick], [width, 18]), 'ink'),
          path(plane([14, 32, screens + thick], [44, 104]), 'wash'),
          path(plane([74, 32, screens + thick], [112, 36]), 'cobalt'),
          path(
            plane([74, 82, screens + thick], [112, 54]) + grid([74, 82, screens + thick], [112, 54], 3, 3),
          ),
        ],
        'penInk',
      ),
    ]),
    layerNames(
      [
        ['Scherm', [width, 0, screens + 4]],
        ['Logica', [width, 0, logic + 4]],
        ['Data', [width, 0, data + 4]],
      ],
      92,
    ),
  ],
};
