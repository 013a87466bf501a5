/** `collect` with its result kept for the rest of the build; under `npm run dev` it runs every time, because the texts change there. */
export function memoize<Result>(collect: () => Result): () => Result {
  let collected: Result | undefined;
  return () => (collected = (import.meta.env.DEV ? undefined : collected) ?? collect());
}
