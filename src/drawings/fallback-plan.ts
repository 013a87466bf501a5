import { readRows } from './isometric.ts';

/** A block in the drawing behind a photo, in a cell of the floor. */
interface FallbackBlock {
  readonly at: readonly [x: number, y: number];
  readonly size: readonly [width: number, depth: number];
  /** 0 lies flat. */
  readonly height: number;
  /** Carries the small block in the signal colour. */
  readonly signal: boolean;
}

const cell = 58;
const gap = 18;
const columnChoices = readRows<readonly number[]>('2,1,2 1,2,2 2,2,1 1,3,1');
const rowChoices = readRows<readonly number[]>('2,2 1,3 3,1 1,1,2 2,1,1');
const backHeights = [26, 44, 62, 84] as const;
const frontHeights = [0, 14, 22, 38] as const;

/** Lays out the drawing of a category, back to front in model units; a category always gets the same drawing. */
export function createFallbackPlan(category: string): readonly FallbackBlock[] {
  const next = createChooser(category);
  const columns = next(columnChoices);
  const rows = next(rowChoices);
  // Nothing hides it in the front row.
  const signalColumn = columns.indexOf(1);
  return rows.flatMap((depth, row) =>
    columns.map((width, column) => ({
      at: [startOf(columns, column), startOf(rows, row)] as const,
      size: [width * cell - gap, depth * cell - gap] as const,
      height: next(row === 0 ? backHeights : frontHeights),
      signal: row === rows.length - 1 && column === signalColumn,
    })),
  );
}

function startOf(sizes: readonly number[], index: number): number {
  return sizes.slice(0, index).reduce((sum, size) => sum + size * cell, gap / 2);
}

/** Picks from lists in an order that depends on the text alone (FNV-1a, then xorshift). */
function createChooser(text: string) {
  let state = 0x811c9dc5;
  for (const letter of text.trim().toLowerCase())
    state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return <Item>(items: readonly Item[]): Item => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return items[(state >>> 8) % items.length] as Item;
  };
}
