import {
  ball,
  curve,
  cylinder,
  grid,
  line,
  outline,
  plane,
  repeat,
  type BlockSize,
  type Point,
} from '../isometric.ts';
import { path, type Drawing, type Shapes } from '../shapes.ts';
import { block, blocks, drum, signal, type Box } from '../volumes.ts';

const viewBox = '-210 -135 420 220';
const floor = path(grid([-320, -320, 0], [640, 640], 16, 16), 'fine', 'faint');

/** The place so many pixels to the right and up, as the reader sees it. */
const seen = ([x, y, z]: Point, right: number, above: number): Point => [
  x + right / 2,
  y - right / 2,
  z + above,
];

/** Someone more than twice as large as a pawn, with hair. */
function person([x, y, z]: Point, tall: number): { head: Point; shapes: Shapes } {
  const body = cylinder([x, y, z], 14, tall);
  const head: Point = [x, y, z + tall + 13];
  const at = (right: number, above: number) => seen(head, right, above);
  const hair = curve(at(-17, 2), at(-17, 24), at(17, 24), at(17, 0), at(12, 10), at(-5, 12), at(-17, 2));
  return {
    head,
    shapes: [path(body.wall + body.top, 'shade'), path(ball(head, 17), 'sheet'), path(hair, 'ink', 'penInk')],
  };
}

/** An arm, from the shoulder to the hand. */
const arm = (shoulder: Point, hand: Point): Shapes => [
  path(line(seen(shoulder, 0, 7), seen(hand, 0, 4), seen(hand, 0, -4), seen(shoulder, 0, -7)), 'shade'),
  path(ball(hand, 6), 'sheet'),
];

/** A table, from its back corner. */
function table([x, y]: readonly [number, number], [width, depth, height]: BlockSize): Shapes {
  const leg = (right: number, front: number): Box => ({
    at: [x + right, y + front, 0],
    size: [8, 8, height - 6],
  });
  return [
    blocks([leg(2, depth - 10), leg(width - 10, depth - 10), leg(width - 10, 2)]),
    block([x, y, height - 6], [width, depth, 6]),
  ];
}

/** Sits behind a desk and draws a screen, between her sketches and models. */
function designer(): Shapes {
  const { head, shapes } = person([10, -42, 10], 36);
  const top = 34;
  const hand: Point = [12, 6, top + 8];
  const basket = cylinder([-22, 97, 0], 14, 28);
  const rolls = (
    [
      [-26, 92, 26],
      [-17, 95, 38],
      [-23, 103, 18],
    ] as const
  ).map(([x, y, height]) => drum([x, y, 28], 4, height, 'sheet'));
  return [
    // A chest of plans, with a model on it.
    block([74, -86, 0], [44, 44, 60]),
    path(
      repeat(line([74, -42, 12], [118, -42, 12], [118, -86, 12]), 4, [0, 0, 12]) +
        repeat(line([92, -42, 6], [100, -42, 6]), 5, [0, 0, 12]),
      'fine',
    ),
    block([80, -80, 60], [32, 32, 5], { top: 'wash' }),
    block([84, -76, 65], [24, 12, 34], { right: 'cobalt' }),
    block([84, -64, 65], [24, 12, 16]),
    // A board with sketches.
    path(line([-96, 36, 16], [-96, 36, 0]) + line([-96, 92, 16], [-96, 92, 0])),
    block([-101, 28, 16], [5, 72, 76], { right: 'sheet' }),
    path(
      repeat(plane([-96, 36, 58], [25, 26], 'yz'), 2, [0, 31, 0]) + plane([-96, 36, 24], [56, 24], 'yz'),
      'wash',
    ),
    path(repeat(line([-96, 42, 42], [-96, 78, 42]), 2, [0, 0, -9]), 'fine'),
    shapes,
    path(ball(seen(head, 5, 22), 7.5), 'ink', 'penInk'),
    table([-51, -21], [150, 76, top]),
    // A large screen.
    block([-46, -2, top], [16, 42, 4]),
    block([-44, -14, top + 6], [6, 66, 60], { right: 'ink' }),
    path(plane([-38, -11, top + 9], [60, 54], 'yz'), 'sheet'),
    path(plane([-38, -11, top + 53], [60, 10], 'yz'), 'cobalt'),
    path(plane([-38, -5, top + 15], [16, 32], 'yz') + plane([-38, 18, top + 15], [25, 9], 'yz'), 'wash'),
    path(repeat(line([-38, 18, top + 46], [-38, 43, top + 46]), 3, [0, 0, -8])),
    // The same screen on paper.
    path(plane([-20, -12, top], [68, 60]), 'sheet'),
    path(
      plane([-12, -4, top], [52, 44]) +
        line([-12, 10, top], [40, 10, top]) +
        line([22, 10, top], [22, 40, top]),
      'cut',
    ),
    block([62, -10, top], [28, 24, 22]),
    block([66, 26, top], [24, 20, 9], { top: 'wash' }),
    arm([8, -32, 36], hand),
    path(
      outline(
        seen(hand, 9, 30),
        seen(hand, 16, 27),
        seen(hand, 0, -6),
        seen(hand, -8, -13),
        seen(hand, -7, -3),
      ),
      'signal',
    ),
    path(basket.wall, 'shade'),
    path(basket.top, 'ink'),
    rolls,
  ];
}

/** Stands at a rack and pulls out a drive; a phone to test on and a list of checks are on the table. */
function engineer(): Shapes {
  const { head, shapes } = person([2, 44, 0], 52);
  const top = 38;
  const right = -36;
  const back = -49;
  const cable = curve(
    [98, -8, top + 2],
    [98, 2, top + 3],
    [98, 6, top],
    [98, 8, 20],
    [96, 20, -20],
    [84, 60, 0],
    [40, 84, 0],
    [0, 106, 0],
    [-10, 84, 0],
    [right, 96, 5],
  );
  return [
    block([-82, 54, 0], [46, 64, 112]),
    path(repeat(plane([right, 60, 10], [52, 14], 'yz'), 5, [0, 0, 20]), 'sheet'),
    path(repeat(line([right, 66, 17], [right, 76, 17]), 5, [0, 0, 20])),
    path(plane([right, 60, 50], [52, 14], 'yz'), 'ink'),
    table([2, -62], [130, 62, top]),
    block([48, -58, top], [20, 20, 4]),
    block([10, -54, top + 6], [98, 5, 64], { left: 'ink' }),
    path(plane([14, back, top + 10], [90, 56], 'xz'), 'sheet'),
    path(
      repeat(line([22, back, top + 56], [26, back, top + 51], [35, back, top + 61]), 4, [0, 0, -13]),
      'bold',
    ),
    path(repeat(line([46, back, top + 56], [94, back, top + 56]), 4, [0, 0, -13])),
    block([24, -30, top], [48, 18, 4]),
    path(grid([24, -30, top + 4], [48, 18], 6, 2), 'fine'),
    block([86, -40, top], [24, 32, 4], { top: 'ink' }),
    path(plane([89, -37, top + 4], [18, 26]), 'sheet'),
    shapes,
    path([ball(seen(head, -10, -2), 6), ball(seen(head, 4, -2), 6)], 'penInk'),
    path(cable, 'penInk', 'bold'),
    block([right, 62, 50], [26, 48, 14], signal),
    arm([-4, 56, 42], [right + 24, 84, 56]),
  ];
}

/** People at work, shown for team members without a photo: at a screen, and beside a cabinet of drives. */
export const members = {
  screen: { viewBox, shapes: [floor, designer()] },
  rack: { viewBox, shapes: [floor, engineer()] },
} satisfies Record<string, Drawing>;
