import { ball, line, outline, plane, pointsOn, repeat, type Point } from '../isometric.ts';
import { path, type Drawing, type Shapes } from '../shapes.ts';
import { base, block, figure, signal } from '../volumes.ts';

const z = 28;
// The offer, which stands.
const left = 54;
const back = 14;
const wide = 136;
const face = back + 8;
const right = left + wide;
const top = z + 160;
const ear = 26;
// The line that went from the offer to the book.
const from = left + 14;
const long = 76;
const gap = z + 62;
// The book, open at its spine.
const cover = z + 6;
const page = cover + 14;
const spine = 158;
const leaf = 100;
const behind = 66;
const front = 166;
const landing = behind + 14;

/** The offer, its corner folded, without one of its lines. */
function offer(): Shapes {
  const on = (corners: string) => outline(...pointsOn('xz', face, corners));
  const row = (up: number, length: number) =>
    line([from, face, up], [from + length, face, up]) + line([right - 30, face, up], [right - 14, face, up]);
  return [
    path(plane([right, back, z], [face - back, top - ear - z], 'yz'), 'shade'),
    path(
      outline(
        [right, back, top - ear],
        [right - ear, back, top],
        [left, back, top],
        [left, face, top],
        [right, face, top - ear],
      ),
      'wash',
    ),
    path(
      on(`${left},${z} ${right},${z} ${right},${top - ear} ${right - ear},${top} ${left},${top}`),
      'sheet',
    ),
    path(on(`${right},${top - ear} ${right - ear},${top - ear} ${right - ear},${top}`), 'shade'),
    path(plane([from, face, top - 38], [24, 24], 'xz'), 'cobalt'),
    path(line([from, face, top - 56], [from + 52, face, top - 56]), 'bold'),
    path(row(z + 92, 72) + row(z + 48, 56) + row(z + 34, 72)),
    path(plane([from, face, gap], [long, 20], 'xz'), 'ink'),
    path(
      outline([from, face, gap], [from + long, face, gap], [from + long - 8, back, gap], [from, back, gap]),
      'wash',
    ),
    path(
      outline([from, face, gap], [from, back, gap], [from, back, gap + 12], [from, face, gap + 20]),
      'shade',
    ),
    path(line([right - 30, face, gap + 10], [right - 14, face, gap + 10])),
    path(plane([right - 44, face, z + 8], [30, 14], 'xz'), 'cobalt'),
  ];
}

/** Points across a page, between two shares of its width from the spine; paper bulges beside the spine. */
const across = (side: 1 | -1, y: number, first = 0, last = 1): Point[] =>
  Array.from({ length: 11 }, (_, at) => {
    const share = first + ((last - first) * at) / 10;
    return [spine + side * leaf * share, y, page + 12 * Math.sin(Math.PI * share ** 0.6)];
  });

/** The pages on one side of the spine, with rows at distances from the back. */
function pages(side: 1 | -1, rows: readonly number[]): Shapes {
  const edge = spine + side * leaf;
  const near = across(side, front);
  return [
    path(outline(...across(side, behind), ...near.toReversed()), 'sheet'),
    path(outline(...near, [edge, front, cover], [spine, front, cover]), 'wash'),
    path(rows.map((y) => line(...across(side, behind + y, 0.2, 0.86)))),
  ];
}

/** What the word means: a screen that stands up from the page. */
function popUp(): Shapes {
  const x = spine + 30;
  const y = behind + 46;
  const up = page + 6;
  const edge = y + 8;
  return [
    block([x, y, up], [64, 8, 62]),
    path(plane([x, edge, up + 48], [64, 14], 'xz'), 'ink'),
    path(
      [9, 20].map((along) => ball([x + along, edge, up + 55], 3)),
      'sheet',
    ),
    path(plane([x + 8, edge, up + 8], [18, 32], 'xz'), 'shade'),
    path(
      plane([x + 32, edge, up + 8], [24, 14], 'xz') + plane([x + 32, edge, up + 28], [24, 12], 'xz'),
      'cobalt',
    ),
  ];
}

/** The line on the page, and the way it came. */
function word(): Shapes {
  const up = page + 16;
  const way = (x: number) => line([x, face, gap], [x, landing, gap], [x, landing, up]);
  return [
    block([from, landing, page + 2], [long, 20, 14], signal),
    path(line([from + 10, landing + 10, up], [from + 52, landing + 10, up]), 'penOnSignal', 'bold'),
    path(way(from) + way(from + long), 'dots'),
  ];
}

/** The book, with an index of tabs along its edge. */
function book(): Shapes {
  const edge = spine + leaf;
  return [
    block([spine - leaf - 6, behind - 6, z], [2 * leaf + 12, front - behind + 12, 6], {
      left: 'cobalt',
      right: 'cobalt',
    }),
    pages(-1, [50, 64, 78]),
    pages(1, [70, 84]),
    path(plane([edge, behind, cover], [front - behind, page - cover], 'yz'), 'shade'),
    path(repeat(plane([edge, behind + 12, cover + 3], [12, 8], 'yz'), 4, [0, 22, 0]), 'ink'),
    popUp(),
  ];
}

export const glossary: Drawing = {
  viewBox: '-198 -164 498 414',
  label: 'Een oranje regel uit een offerte ligt op een open woordenboek, waar een scherm uit opklapt',
  shapes: base([290, 188], z, [
    figure([26, 122, z], 2.1),
    offer(),
    figure([252, 32, z], 2.1),
    book(),
    word(),
  ]),
};
