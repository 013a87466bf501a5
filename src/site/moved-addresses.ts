import { dropEnding } from './addresses.ts';

/** The file in which an editor writes moved addresses. */
export const redirectsFile = 'public/_redirects';

/** A moved address and its target, which may end in a `#fragment`. */
export type Move = readonly [from: string, to: string];

/** The number of a wrong line, from 1, and the reason in Dutch. */
interface WrongMove {
  line: number;
  message: string;
}

/** Returns whether the site has a page or file at a path. */
type Exists = (path: string) => boolean;

// Letters and digits only: hosts give other characters a meaning.
const PATH = /^(?:\/[\p{L}\p{N}_~\-][\p{L}\p{N}._~\-]*)+$/v;
const TARGET = /^(?<path>\/[\p{L}\p{N}._~\/\-]*)(?:#[\p{L}\p{N}_\-]+)?$/v;

/** Reads moved addresses, and reports in Dutch each line that is not `/old /new 301`, from no page to a page. */
export function readMoves(text: string, exists: Exists): { moves: Move[]; problems: WrongMove[] } {
  const rules = text
    .split(/\r?\n|\r/)
    .map((line, index) => ({
      line: index + 1,
      words: line
        .replace(/(^|\s)#.*/, '')
        .trim()
        .split(/\s+/),
    }))
    .filter(({ words }) => words[0] !== '');
  const moved = rules.map(({ words: [from = ''] }) => from);
  return {
    moves: rules.map(({ words: [from = '', to = ''] }) => [from, to]),
    problems: rules.flatMap(({ line, words }, index) => {
      const message = describeProblem(words, moved, exists) ?? describeRepetition(moved, index);
      return message === undefined ? [] : [{ line, message }];
    }),
  };
}

function describeProblem(words: readonly string[], moved: readonly string[], exists: Exists) {
  const [from = '', to = '', status, ...others] = words;
  const target = TARGET.exec(to)?.groups?.['path'];
  if (status !== '301' || others.length > 0) {
    return 'schrijf het oude adres, het nieuwe adres en 301, en verder niets, zoals /oud /nieuw 301';
  }
  if (!PATH.test(from)) {
    return `het oude adres "${from}": begin met één /, eindig zonder /, en gebruik alleen letters, cijfers, - _ . en ~, zoals /oud`;
  }
  if (target === undefined) {
    return `het nieuwe adres "${to}": alleen een pagina van deze site, zonder domein, ? of *, zoals /nieuw of /nieuw#kop`;
  }
  if (exists(dropEnding(from))) {
    return `"${from}" is een pagina of bestand van de site, dat zo niet meer te zien is; haal deze regel weg`;
  }
  if (moved.includes(target)) return `"${to}" is zelf verhuisd; schrijf het adres waar het nu staat`;
  if (!exists(target)) {
    return `de pagina "${to}" is er niet (meer); kopieer het deel achter het domein uit de adresbalk`;
  }
  return undefined;
}

function describeRepetition(moved: readonly string[], index: number): string | undefined {
  const isRepeated = moved.indexOf(moved[index] ?? '') < index;
  return isRepeated ? `"${moved[index]}" staat er twee keer; haal er één weg` : undefined;
}
