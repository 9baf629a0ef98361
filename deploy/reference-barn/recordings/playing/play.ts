import { Readable } from 'node:stream';
import type { TimeSpan } from '@barnwatch/shared/wire';
import { isRefusal, type Refusal } from '../../server/refusals';
import { type PlacedBytes, placeStretches } from './place-stretches';
import type { Stretch } from './stretch';

/** A video that is sent while it is drawn or read. */
export interface PlayedVideo {
  /** Wall clock of its first picture, ms since 1970 UTC. */
  readonly captureTimeMs: number;
  readonly content: Readable;
}

/**
 * Answers once the first picture is there; null where there is none. The rest comes as fast as it is taken.
 * @param hidden no picture of these times is in it
 * @throws what reading and drawing throw
 */
export async function play(
  stretches: AsyncIterable<Stretch>,
  span: TimeSpan,
  hidden: readonly TimeSpan[],
): Promise<PlayedVideo | Refusal | null> {
  const placed = placeStretches(stretches, span, hidden);
  const begun = await placed.next();
  if (begun.done) return null;
  if (isRefusal(begun.value)) return begun.value;
  const { captureTimeMs, bytes } = begun.value;
  return { captureTimeMs, content: Readable.from(bytesOf(bytes, placed), { objectMode: false }) };
}

async function* bytesOf(head: Buffer, rest: AsyncIterable<PlacedBytes | Refusal>): AsyncGenerator<Buffer> {
  yield head;
  for await (const placed of rest) {
    // The answer has begun: all that is left is to break it off, so that nobody takes it for whole.
    if (isRefusal(placed)) throw new Error(placed.message, { cause: placed.cause });
    yield placed.bytes;
  }
}
