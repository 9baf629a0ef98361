import { millisecondsInMinute } from 'date-fns/constants';
import { nothingWalked, speedOf, together, walkedBefore } from '../data/speed/walked-distance';
import type { SimulatedCamera } from '../herd/simulated-camera';

/**
 * Mean speed of the living animals that the cameras see, over the ten minutes before the last full minute: the same as
 * `POST api/data/speed` tells of these ten minutes.
 * @param untilMs ms since 1970 UTC
 * @param yieldTurn awaited between cameras: a big barn takes a while
 * @returns body lengths a minute, to a hundredth; null where there is nothing to see
 */
export async function measureHerdSpeed(
  cameras: readonly SimulatedCamera[],
  untilMs: number,
  yieldTurn: () => Promise<void> | undefined,
): Promise<number | null> {
  const fullMinute = Math.floor(untilMs / millisecondsInMinute) * millisecondsInMinute;
  let walked = nothingWalked;
  for (const camera of cameras) {
    await yieldTurn();
    walked = together(walked, walkedBefore(camera, fullMinute));
  }
  return speedOf(walked);
}
