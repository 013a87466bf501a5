/** What a task came to, and whether this call was a repetition that did not run it. */
interface Run<T> {
  readonly result: T;
  readonly isRepeated: boolean;
}

/**
 * Makes a runner that deduplicates tasks: calls with the same key share one run while it lasts and for `keepMs`
 * after it went well. What failed is forgotten at once, so that it can be tried again.
 */
export function createDeduplicator<T>(keepMs: number, wentWell: (result: T) => boolean, now: () => number) {
  const running = new Map<string, Promise<T>>();
  // In the order in which they ended, so that the oldest come first.
  const done = new Map<string, { readonly result: T; readonly at: number }>();

  async function run(key: string, task: () => Promise<T>): Promise<T> {
    const promise = task();
    running.set(key, promise);
    try {
      const result = await promise;
      if (wentWell(result)) done.set(key, { result, at: now() });
      return result;
    } finally {
      running.delete(key);
    }
  }

  function forgetOld(): void {
    for (const [key, { at }] of done) {
      if (at + keepMs > now()) return;
      done.delete(key);
    }
  }

  return async (key: string, task: () => Promise<T>): Promise<Run<T>> => {
    forgetOld();
    const earlier = done.get(key)?.result ?? running.get(key);
    if (earlier !== undefined) return { result: await earlier, isRepeated: true };
    return { result: await run(key, task), isRepeated: false };
  };
}
