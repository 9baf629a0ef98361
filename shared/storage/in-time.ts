/** What came while it was worth waiting, or that it is late: it comes all the same. */
export type InTime<T> =
  | { readonly kind: 'told'; readonly value: T }
  | { readonly kind: 'late'; readonly later: Promise<T> };

/**
 * Waits for work on the device as long as somebody who stands before the page may be kept waiting (decision 0047). What is
 * late is neither called off nor taken for nothing.
 *
 * @param patienceMs see `KeyValueStore.patienceMs`
 */
export async function inTime<T>(work: Promise<T>, patienceMs: number): Promise<InTime<T>> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<InTime<T>>((resolve) => {
    timer = setTimeout(() => resolve({ kind: 'late', later: work }), patienceMs);
  });
  try {
    return await Promise.race([work.then((value): InTime<T> => ({ kind: 'told', value })), late]);
  } finally {
    clearTimeout(timer);
  }
}
