import { standstillMs } from '@barnwatch/shared/time';

/** More pictures than this waiting in the decoder mean that it cannot keep up: 2 s at 15 frames a second. */
const maxWaiting = 30;
/** A burst of a long group of pictures is decoded in one go; what waits of it is no sign of weakness. */
const maxWaitingInBurst = 250;
const fallenBehindMs = 2000;

export interface DecodeSituation {
  readonly keyframe: boolean;
  /** Pictures handed to the decoder that did not come out yet. */
  readonly waiting: number;
  /** True until the first picture came out: the server's burst is on its way. */
  readonly starting: boolean;
  /** True where the decoder lacks what came before: it was emptied, or a picture was dropped. Only a keyframe leads on. */
  readonly needsKeyframe: boolean;
}

/** `start-over` = empty the decoder and decode this picture; it is a keyframe. */
export type DecodeAdvice = 'decode' | 'drop' | 'start-over';

/**
 * Never shows the past: when the decoder cannot keep up, everything up to the next keyframe is dropped. What is between
 * would build on pictures that are not there.
 */
export function adviseDecode({ keyframe, waiting, starting, needsKeyframe }: DecodeSituation): DecodeAdvice {
  if (needsKeyframe && !keyframe) return 'drop';
  const tooMany = waiting > (starting ? maxWaitingInBurst : maxWaiting);
  if (!tooMany) return 'decode';
  return keyframe ? 'start-over' : 'drop';
}

/** True if what arrives is so old that only a new connection, with its fresh burst, leads back to the present. */
function hasFallenBehind(lagMs: number | null): boolean {
  return lagMs !== null && lagMs > fallenBehindMs;
}

/**
 * Since when it has been so, device time, ms; null while it is not. Time in which the page stood still is left out: what
 * came meanwhile is old until it has had its turn.
 *
 * @param before what was answered the last time
 * @param lateMs by how much this look is late, ms
 */
export function behindSince(before: number | null, lagMs: number | null, now: number, lateMs: number): number | null {
  if (!hasFallenBehind(lagMs)) return null;
  return before === null ? now : Math.min(now, before + standstillMs(lateMs));
}
