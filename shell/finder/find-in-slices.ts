import { type FoundPart, findByPieces } from './find-entries';
import type { IndexedPart } from './finder-index';

/** So long at once, ms: with what a browser does besides, a picture (16 ms) is not missed by it (product P25). */
const longestSliceMs = 4;

/** What a search needs of its surroundings. */
export interface SliceClock {
  readonly now: () => number;
  /** Lets a pressed key and the next picture go before. */
  readonly pause: () => Promise<void>;
}

/** Searches beside whoever types. Null as soon as it is not wanted any more: by then other letters are sought. */
export async function findInSlices(
  parts: readonly IndexedPart[],
  typed: string,
  { now, pause }: SliceClock,
  signal: AbortSignal,
): Promise<readonly FoundPart[] | null> {
  const search = findByPieces(parts, typed);
  for (;;) {
    await pause();
    if (signal.aborted) return null;
    const began = now();
    do {
      const step = search.next();
      if (step.done) return step.value;
    } while (now() - began < longestSliceMs);
  }
}
