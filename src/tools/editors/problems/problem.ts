/** A place in a file; line and column count from 1. */
export interface Place {
  line: number;
  column: number;
}

/** Something an editor must change, or may change when it is a tip. */
export interface Problem extends Place {
  /** From the project's folder, with slashes. */
  file: string;
  /** One Dutch sentence: what is wrong and what to write instead. */
  message: string;
  tip: boolean;
}

/** A file that knows the place of each of its values. */
export interface Located {
  /** From the project's folder, with slashes. */
  file: string;
  /** Empty when the file is too large or too deeply nested. */
  text: string;
  /** Returns the place of a value, or of its nearest existing ancestor. */
  locate: (path: PropertyKey[]) => Place;
}

/** Converts an offset in a text to a place. */
export function placeAt(text: string, offset: number): Place {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

/** Creates a problem, by default at the start of the file. */
export function createProblem(file: string, message: string, place: Place = { line: 1, column: 1 }): Problem {
  const { line, column } = place;
  return { file, line, column, message, tip: false };
}

/** Creates a tip, by default at the start of the file. */
export function createTip(file: string, message: string, place?: Place): Problem {
  return { ...createProblem(file, message, place), tip: true };
}
