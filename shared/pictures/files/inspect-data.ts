import type { PictureDamage } from './inspect-picture';
import { scanDamage } from './jpeg-scan';

/** Longer than this nobody waits for the page to move on: a fourth of a frame at 60 pictures a second. */
const longestStretchMs = 4;

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

/**
 * Says whether the data of a picture whose file is whole leads to its last line. Long pictures are read in stretches,
 * so that a wall of them on a slow device stays smooth.
 */
export async function inspectData(bytes: Uint8Array): Promise<PictureDamage | null> {
  const reading = scanDamage(bytes);
  for (let began = performance.now(); ; ) {
    const step = reading.next();
    if (step.done) return step.value;
    if (performance.now() - began < longestStretchMs) continue;
    await nextTask();
    began = performance.now();
  }
}
