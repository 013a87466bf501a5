/** A place in a file, counted from 1. */
export interface Place {
  line: number;
  column: number;
}

/** Something an editor has to change, or only may: a tip. */
export interface Problem extends Place {
  /** From the project's folder, with slashes. */
  file: string;
  /** One Dutch sentence: what is wrong and what to write instead. */
  message: string;
  tip: boolean;
}

/** A file whose values have a place. */
export interface Located {
  /** From the project's folder, with slashes. */
  file: string;
  /** Empty when it is too large, or nests too deep, to be read. */
  text: string;
  /** The place of a value; of the nearest one around it where it is missing. */
  locate: (path: PropertyKey[]) => Place;
}

/** The place of an offset in a text. */
export function placeAt(text: string, offset: number): Place {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

/** A problem in a file; at its start where no place is given. */
export function createProblem(file: string, message: string, place: Place = { line: 1, column: 1 }): Problem {
  const { line, column } = place;
  return { file, line, column, message, tip: false };
}

/** Something that an editor may want to change. */
export function createTip(file: string, message: string, place?: Place): Problem {
  return { ...createProblem(file, message, place), tip: true };
}
