/** Runs a function with a time limit; on timeout it rejects with the code `ETIMEDOUT` and aborts the signal. */
export async function withDeadline<T>(ms: number, run: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    const error = Object.assign(new Error('Took too long'), { code: 'ETIMEDOUT' });
    controller.abort(error);
    reject(error);
  }, ms);
  try {
    return await Promise.race([run(controller.signal), late]);
  } finally {
    clearTimeout(timer);
  }
}
