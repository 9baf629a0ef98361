import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { createYielder } from '../data/create-yielder';
import { drawFrame, type FrameSize } from '../herd/drawing/draw-frame';
import type { SimulatedCamera } from '../herd/simulated-camera';

/** Pictures that are evenly apart. */
export interface PictureRow {
  readonly camera: SimulatedCamera;
  readonly size: FrameSize;
  /** Of the first one, ms since 1970 UTC. */
  readonly start: number;
  /** Time between two, ms. */
  readonly pace: number;
  readonly count: number;
}

/**
 * Draws into the input of an encoder, as fast as that takes it, and closes the input.
 * @param ended the encoder is gone: nothing more is drawn
 * @param report tells the share that is done
 * @throws the signal's reason
 */
export async function drawPictures(
  input: Writable,
  { camera, size, start, pace, count }: PictureRow,
  ended: Promise<unknown>,
  report: (share: number) => void,
  signal: AbortSignal,
): Promise<void> {
  const yieldTurn = createYielder(signal);
  let isOver = false;
  const over = ended.then(() => {
    isOver = true;
  });
  try {
    for (let index = 0; index < count && !isOver; index += 1) {
      const { data } = drawFrame(camera, start + index * pace, size);
      if (!input.write(data)) await Promise.race([once(input, 'drain', { signal }), over]);
      report((index + 1) / count);
      await yieldTurn();
    }
  } finally {
    input.end();
  }
}
