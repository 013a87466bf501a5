import { line, outline, plane, repeat } from '../isometric.ts';
import { path, type Drawing, type Shapes } from '../shapes.ts';
import { base, block, pawns, signal } from '../volumes.ts';

const z = 30;

/** The house that stands, from its back corner: its walls and a roof too steep to see its back. */
function house(x: number, y: number): Shapes {
  const right = x + 92;
  const front = y + 80;
  const middle = y + 40;
  const eaves = z + 84;
  const ridge = eaves + 44;
  return [
    block([x, y, z], [92, 80, 84]),
    path(outline([right, y, eaves], [right, middle, ridge], [right, front, eaves]), 'shade'),
    path(
      outline([x, front, eaves], [right, front, eaves], [right, middle, ridge], [x, middle, ridge]),
      'cobalt',
    ),
    path(repeat(plane([x + 12, front, z + 50], [18, 22], 'xz'), 3, [25, 0, 0]), 'sheet'),
    path(plane([x + 12, front, z + 12], [18, 22], 'xz') + plane([x + 37, front, z], [18, 36], 'xz'), 'sheet'),
    path(plane([x + 62, front, z + 12], [18, 22], 'xz'), 'sheet'),
  ];
}

/** The building to come: a first storey, and the outline of two more. */
function building(x: number, y: number): Shapes {
  const size = 88;
  const storey = 42;
  const right = x + size;
  const front = y + size;
  const first = z + storey;
  const second = first + storey;
  const roof = second + storey;
  const corners = line([x, front, first], [x, front, roof]) + line([right, y, first], [right, y, roof]);
  return [
    block([x, y, z], [size, size, storey]),
    path(repeat(plane([x + 11, front, z + 12], [18, 20], 'xz'), 3, [24, 0, 0]), 'sheet'),
    path(repeat(plane([right, y + 11, z + 12], [18, 20], 'yz'), 3, [0, 24, 0]), 'sheet'),
    path(plane([x, y, roof], [size, size]) + corners, 'cut'),
    path(line([right, front, roof], [right, front, first]), 'cut'),
    path(line([x, front, second], [right, front, second], [right, y, second]), 'cut'),
  ];
}

export const extension: Drawing = {
  viewBox: '-157 -124 522 386',
  label: 'Een huis met een oranje aanbouw, en een nieuw gebouw waarvan één verdieping staat',
  shapes: base([358, 150], z, [
    path(plane([10, 10, z], [180, 130]), 'wash'),
    path(plane([230, 10, z], [118, 130]), 'cut'),
    house(22, 20),
    block([114, 38, z], [58, 62, 46], signal),
    path(plane([126, 100, z], [16, 32], 'xz') + plane([148, 100, z + 14], [16, 18], 'xz'), 'ink', 'penInk'),
    path(plane([172, 52, z + 14], [34, 18], 'yz'), 'ink', 'penInk'),
    building(247, 20),
    pawns(z, [34, 130], [120, 130], [260, 132]),
  ]),
};
