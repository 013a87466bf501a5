/** What a task came to, and whether this call was a repetition that did not run it. */
interface Run<T> {
  readonly result: T;
  readonly isRepeated: boolean;
}

interface Memory<T> {
  readonly running: Promise<T>;
  doneAt: number;
}

/**
 * Makes a runner that runs equal tasks once: calls with the same key share one run while it lasts and for `keepMs`
 * after it went well. What failed is forgotten at once, so that it can be tried again.
 */
export function createOnce<T>(keepMs: number, wentWell: (result: T) => boolean, now: () => number) {
  const memories = new Map<string, Memory<T>>();

  async function run(key: string, task: () => Promise<T>): Promise<T> {
    const memory = { running: task(), doneAt: Infinity };
    memories.set(key, memory);
    try {
      const result = await memory.running;
      if (wentWell(result)) memory.doneAt = now();
      else memories.delete(key);
      return result;
    } catch (error) {
      memories.delete(key);
      throw error;
    }
  }

  return async (key: string, task: () => Promise<T>): Promise<Run<T>> => {
    for (const [old, { doneAt }] of memories) if (doneAt + keepMs <= now()) memories.delete(old);
    const earlier = memories.get(key);
    if (earlier) return { result: await earlier.running, isRepeated: true };
    return { result: await run(key, task), isRepeated: false };
  };
}
