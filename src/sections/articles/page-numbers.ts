/** Lists the page numbers to link to: the first, the last, and the ones around `number`. */
export function listPageNumbers(number: number, last: number): number[] {
  return [...new Set([1, number - 1, number, number + 1, last])].filter((page) => page >= 1 && page <= last);
}
