import type { Problem } from './problems/problem.ts';

/** Formats problems for the terminal: first tips, then problems, each sorted by file and line, then the totals. */
export function formatReport(problems: Problem[], files: number): string {
  const sorted = problems.toSorted(
    (a, b) =>
      Number(b.tip) - Number(a.tip) || a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column,
  );
  const lines = sorted.map(
    ({ file, line, column, message, tip }) => `${file}:${line}:${column} ${tip ? 'tip' : 'fout'}: ${message}`,
  );
  const tips = problems.filter(({ tip }) => tip).length;
  const summary = `${files} bestanden gecontroleerd: ${count(problems.length - tips, 'fout', 'fouten')}, ${count(tips, 'tip', 'tips')}.`;
  return [...lines, ...(lines.length > 0 ? [''] : []), summary].join('\n');
}

/** Formats problems as annotations that GitHub and the hosted editor show. */
export function formatAnnotations(problems: Problem[]): string {
  return problems
    .filter(({ tip }) => !tip)
    .map(
      ({ file, line, column, message }) =>
        `::error file=${file},line=${line},col=${column}::${message.replaceAll('%', '%25')}`,
    )
    .join('\n');
}

function count(number: number, one: string, more: string): string {
  return `${number === 0 ? 'geen' : number} ${number === 1 ? one : more}`;
}
