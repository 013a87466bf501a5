/** What `collect` gives, asked once per build; under `npm run dev` every time, because the texts change there. */
export function oncePerBuild<Result>(collect: () => Result): () => Result {
  let collected: Result | undefined;
  return () => (collected = (import.meta.env.DEV ? undefined : collected) ?? collect());
}
