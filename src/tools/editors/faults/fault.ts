/** A place in a file, counted from 1. */
export interface Place {
  line: number;
  column: number;
}

/** Something an editor has to change, or only may: a tip. */
export interface Fault extends Place {
  /** From the project's folder, with slashes. */
  file: string;
  /** One Dutch sentence: what is wrong and what to write instead. */
  message: string;
  tip: boolean;
}

/** The place of an offset in a text. */
export function placeAt(text: string, offset: number): Place {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

/** A fault in a file; at its start where no place is given. */
export function createFault(file: string, message: string, place: Place = { line: 1, column: 1 }): Fault {
  const { line, column } = place;
  return { file, line, column, message, tip: false };
}

/** Something that an editor may want to change. */
export function createTip(file: string, message: string, place?: Place): Fault {
  return { ...createFault(file, message, place), tip: true };
}

/** Faults whose message names the line, for who reads no place. */
export function nameLines(faults: { line: number; message: string }[]): { message: string }[] {
  return faults.map(({ line, message }) => ({ message: `regel ${line}: ${message}` }));
}

/** What is wrong with a content file, in Dutch. */
export class ContentError extends Error {
  /** One sentence per fault, with the file of each that lies elsewhere. */
  readonly faults: { text: string; file?: string | undefined }[];

  constructor(file: string, faults: { message: string; file?: string }[]) {
    super([file, ...faults.map(({ message }) => `  - ${message}`)].join('\n'));
    this.name = 'Fout in de inhoud';
    this.faults = faults.map(({ message: text, file: elsewhere }) => ({ text, file: elsewhere }));
  }
}
