import { setTimeout as wait } from 'node:timers/promises';
import type { CameraPictures } from './camera-pictures';

// Drawing a barn takes the only thread for a tenth of a second or two: whoever calls meanwhile gets in between.
const pauseMs = 25;

/** Prepares the pictures of all cameras, what is needed first first, so that the first viewer need not wait. One that fails costs no other. */
export async function warmUp(
  pictures: readonly CameraPictures[],
  signal: AbortSignal,
  onFailure: (error: unknown) => void,
): Promise<void> {
  const steps = Math.max(0, ...pictures.map(({ preparations }) => preparations.length));
  for (let step = 0; step < steps; step += 1) {
    for (const { preparations } of pictures) {
      await wait(pauseMs, undefined, { ref: false });
      if (signal.aborted) return;
      await preparations[step]?.().catch(onFailure);
    }
  }
}
