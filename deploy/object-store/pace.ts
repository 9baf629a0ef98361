import { setTimeout as wait } from 'node:timers/promises';
import { millisecondsInSecond } from 'date-fns/constants';

const bitsInByte = 8;

/** How fast bytes may go to a store, all requests together. */
export interface Pace {
  /** Bytes a millisecond. */
  readonly bytesAMs: number;
  /** Answers once so many bytes have had their time. @throws when the signal aborts */
  take(bytes: number, signal: AbortSignal): Promise<void>;
}

/**
 * A pace that nothing saves up: after a pause it is the same as before, so that the line is never full for a while.
 *
 * @param clock ms of any beginning
 */
export function createPace(bitsASecond: number, clock: () => number = () => performance.now()): Pace {
  const bytesAMs = bitsASecond / bitsInByte / millisecondsInSecond;
  let freeAt = Number.NEGATIVE_INFINITY;
  return {
    bytesAMs,
    async take(bytes, signal) {
      const now = clock();
      freeAt = Math.max(now, freeAt) + bytes / bytesAMs;
      await wait(freeAt - now, undefined, { signal });
    },
  };
}

/** The bytes of a source, no faster than the pace. */
export async function* paced(source: AsyncIterable<Buffer>, pace: Pace, signal: AbortSignal): AsyncGenerator<Buffer> {
  for await (const chunk of source) {
    await pace.take(chunk.byteLength, signal);
    yield chunk;
  }
}
