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

/** The faults as `npm run controleer` prints them: tips, faults, and last their numbers; each by file and line. */
export function formatReport(faults: Fault[], files: number): string {
  const lines = faults
    .toSorted(
      (a, b) =>
        Number(b.tip) - Number(a.tip) ||
        a.file.localeCompare(b.file) ||
        a.line - b.line ||
        a.column - b.column,
    )
    .map(
      ({ file, line, column, message, tip }) =>
        `${file}:${line}:${column} ${tip ? 'tip' : 'fout'}: ${message}`,
    );
  const tips = faults.filter(({ tip }) => tip).length;
  const summary = `${files} bestanden gecontroleerd: ${count(faults.length - tips, 'fout', 'fouten')}, ${count(tips, 'tip', 'tips')}.`;
  return [...lines, ...(lines.length > 0 ? [''] : []), summary].join('\n');
}

function count(number: number, one: string, more: string): string {
  return `${number === 0 ? 'geen' : number} ${number === 1 ? one : more}`;
}
