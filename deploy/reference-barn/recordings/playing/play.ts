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
  if (isRefusal(begun.value)) {
    await placed.return(undefined);
    return begun.value;
  }
  const { captureTimeMs, bytes } = begun.value;
  const content = Readable.from(bytesOf(bytes, placed), { objectMode: false });
  // One that is closed before anything was read of it never gets as far as the stretches: they are ended here.
  content.once('close', () => void placed.return(undefined).catch(() => undefined));
  return { captureTimeMs, content };
}

async function* bytesOf(head: Buffer, rest: AsyncIterable<PlacedBytes | Refusal>): AsyncGenerator<Buffer> {
  yield head;
  for await (const placed of rest) {
    // The answer has begun: all that is left is to break it off, so that nobody takes it for whole.
    if (isRefusal(placed)) throw new Error(placed.message, { cause: placed.cause });
    yield placed.bytes;
  }
}
