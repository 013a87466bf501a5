import type { PageWeight } from './weight.ts';

/** Bytes on the wire, brotli 11; a kB is 1,000. */
export const budgets = {
  page: 14_000,
  /** For an article or a page about expertise of more than `longFrom` words. */
  longPage: 18_000,
  longFrom: 1_000,
  /** For a model, with all its screens. */
  maquette: 22_000,
  bootstrap: 3_000,
  firstFonts: 20_000,
  allFonts: 32_000,
  /** All external scripts, of which a page that nobody touches asks for few or none. */
  scripts: 80_000,
} as const;

const maquette = /^\/oplossingen\/[\w-]+\/maquette$/;
const canBeLong = /^\/(kennis|expertise)\/[\w-]+$/;

/** What is too heavy about a page at `path`, with the weight of its parts to find what grew; nothing when all is well. */
export function findExcess(path: string, { total, bootstrap, listParts, words }: PageWeight): string[] {
  const limit = findLimit(path, words);
  const excess: string[] = [];
  if (total > limit) {
    const parts = Object.entries(listParts()).map(([name, bytes]) => `${name} ${bytes}`);
    excess.push(`${path}: ${total} of ${limit} bytes, ${words} words (${parts.join(', ')})`);
  }
  if (bootstrap > budgets.bootstrap) {
    excess.push(`${path}: inline scripts ${bootstrap} of ${budgets.bootstrap} bytes`);
  }
  return excess;
}

function findLimit(path: string, words: number): number {
  if (maquette.test(path)) return budgets.maquette;
  return canBeLong.test(path) && words > budgets.longFrom ? budgets.longPage : budgets.page;
}
