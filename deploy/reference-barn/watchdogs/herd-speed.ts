import { millisecondsInMinute } from 'date-fns/constants';
import type { ObservedHerd } from '../cameras/observed-herd';
import {
  nothingWalked,
  speedOf,
  speedSpanMs,
  together,
  type Walked,
  walkedBefore,
} from '../data/speed/walked-distance';

/**
 * Mean speed of the animals that the cameras see, as far as they live and are found, over the ten minutes before the
 * last full minute: the same as `POST api/data/speed` tells of these ten minutes.
 * @param untilMs ms since 1970 UTC
 * @param yieldTurn awaited between cameras: a big barn takes a while
 * @returns body lengths a minute, to a hundredth; null where there is nothing to see
 */
export async function measureHerdSpeed(
  herds: readonly ObservedHerd[],
  untilMs: number,
  yieldTurn: () => Promise<void> | undefined,
): Promise<number | null> {
  const fullMinute = Math.floor(untilMs / millisecondsInMinute) * millisecondsInMinute;
  let walked = nothingWalked;
  for (const herd of herds) {
    await yieldTurn();
    walked = together(walked, walkedByHerd(herd, fullMinute));
  }
  return speedOf(walked);
}

function walkedByHerd(herd: ObservedHerd, untilMs: number): Walked {
  switch (herd.kind) {
    case 'simulated':
      return walkedBefore(herd.camera, untilMs);
    case 'detected':
      return [...herd.counts({ start: untilMs - speedSpanMs, end: untilMs })].reduce(
        (sum, { walked }) => together(sum, walked),
        nothingWalked,
      );
  }
}
