import { line, plane, repeat } from '../isometric.ts';
import { path, type Drawing } from '../shapes.ts';
import { base, block, pawns, blocksInTurn, signal, type Box } from '../volumes.ts';

// A room for each of the nine questions in the table below.
const z = 30;
const length = 452;
const depth = 220;
const wall = 5;
const high = 34;
const back = 80;
const front = 132;
const room = 94;
const rooms = [0, 1, 2, 3].map((at) => at * room + wall);
const place = ([x = 0, y = 0, wide = 0, deep = 0]: number[]): Box => ({
  at: [x, y, z],
  size: [wide, deep, high],
});
// From one room's door to the next.
const alongHall = (y: number) =>
  rooms.flatMap((x) => [
    [x, y, 30, wall],
    [x + 62, y, 27, wall],
  ]);
const across = (y: number, deep: number) => rooms.map((x) => [x + room - wall, y, wall, deep]);
const walls = [[0, 0, length, wall], [0, wall, wall, back], ...across(wall, back), ...alongHall(back)];
const wallsInFront = [...alongHall(front), [0, front, wall, depth - front], ...across(front, depth - front)];
const route =
  line([-30, 109, z], [4 * room, 109, z]) +
  repeat(line([wall + 46, 84, z], [wall + 46, 136, z]), 4, [room, 0, 0]);

export const questionRooms: Drawing = {
  viewBox: '-226 -80 690 436',
  label: 'Een bezoeker loopt door een gang langs kamers, naar de laatste deur',
  shapes: base([length, depth], z, [
    path(plane([0, back + wall, z], [4 * room, front - back - wall]), 'wash'),
    blocksInTurn(walls.map(place), { top: 'ink' }),
    path(route, 'dots'),
    block([4 * room, back + wall, z], [wall, front - back - wall, high + 10], signal),
    blocksInTurn(wallsInFront.map(place), { top: 'ink' }),
    pawns(z, [26, 109], [416, 116]),
  ]),
};
