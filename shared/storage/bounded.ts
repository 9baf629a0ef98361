/** Rejects with a `TimeoutError` when the work has not settled in time: a database can simply never call back. */
export async function bounded<T>(work: Promise<T>, limitMs: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new DOMException(`no answer within ${limitMs} ms`, 'TimeoutError')), limitMs);
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}
