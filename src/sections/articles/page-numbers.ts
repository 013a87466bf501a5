/** The page numbers to show around `number` of `last`; where two do not follow each other, pages are skipped. */
export function listPageNumbers(number: number, last: number): number[] {
  return [...new Set([1, number - 1, number, number + 1, last])].filter((page) => page >= 1 && page <= last);
}
