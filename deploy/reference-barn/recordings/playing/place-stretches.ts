import type { TimeSpan } from '@barnwatch/shared/wire';
import { isRefusal, type Refusal } from '../../server/refusals';
import { placeFragment, readFragmentTimes } from './fragment-bytes';
import type { Stretch } from './stretch';

/** Bytes of the video, one after the other; the first are its head. */
export interface PlacedBytes {
  /** Wall clock of the first picture of the video, ms since 1970 UTC. */
  readonly captureTimeMs: number;
  readonly bytes: Buffer;
}

/**
 * One video out of stretches: from the key frame at or before the start on, up to the end. Its time 0 is its first
 * picture, and every other one is as far from it as it was on the wall clock, also across what is missing. It ends early
 * where the camera began to send in another form: whoever goes on gets a head of its own.
 * @param hidden no picture of these times is in it
 */
export async function* placeStretches(
  stretches: AsyncIterable<Stretch>,
  { start, end }: TimeSpan,
  hidden: readonly TimeSpan[],
): AsyncGenerator<PlacedBytes | Refusal> {
  let first: { readonly head: Buffer; readonly captureTimeMs: number } | null = null;
  let sequence = 0;
  let reached = Number.NEGATIVE_INFINITY;
  for await (const { originMs, parts } of stretches) {
    let head: Buffer | null = null;
    for await (const part of parts) {
      if (isRefusal(part)) {
        yield part;
        return;
      }
      const times = readFragmentTimes(part);
      if (!times) {
        head = part;
        continue;
      }
      const from = originMs + times.startMs;
      if (from >= end) return;
      const until = Math.min(from + times.durationMs, end);
      const isHidden = hidden.some((span) => from < span.end && until > span.start);
      // A clock that was set back has made some moments twice.
      if (!head || isHidden || until <= start || from < reached) continue;
      if (first && !first.head.equals(head)) return;
      if (!first) {
        first = { head, captureTimeMs: from };
        yield { captureTimeMs: from, bytes: head };
      }
      sequence += 1;
      const { captureTimeMs } = first;
      const place = { sequence, startMs: from - captureTimeMs, mostMs: end - from };
      yield { captureTimeMs, bytes: placeFragment(part, place) };
      reached = until;
    }
  }
}
