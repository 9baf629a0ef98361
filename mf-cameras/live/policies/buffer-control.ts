/** How much of the stream a `<video>` keeps ahead, s: little enough to be live, enough for 10 frames a second. */
export const TARGET_AHEAD_S = 0.12;
/** Beyond this the way back by speed takes too long to be called live. */
export const JUMP_ABOVE_S = 2;

const GAIN = 0.6;
const MIN_RATE = 0.92;
const MAX_RATE = 1.5;
/** Coming from above, the buffer stays at the upper edge: a wide band is a delay. */
const DEAD_BAND_S = 0.01;
/** The buffer jumps up with every frame that arrives; the controller follows its mean. */
const SMOOTHING = 0.3;

export interface BufferControl {
  readonly meanAheadS: number;
}

export type BufferAdvice =
  | { readonly kind: 'play-at'; readonly rate: number }
  /** Go to this distance from the end of the buffer. */
  | { readonly kind: 'jump'; readonly aheadS: number };

export const newBufferControl: BufferControl = { meanAheadS: TARGET_AHEAD_S };

/** Proportional control of the playback rate towards the target, with a hard jump when far behind. */
export function controlBuffer(control: BufferControl, aheadS: number): [BufferControl, BufferAdvice] {
  if (aheadS > JUMP_ABOVE_S) return [newBufferControl, { kind: 'jump', aheadS: TARGET_AHEAD_S }];
  const meanAheadS = control.meanAheadS + SMOOTHING * (Math.max(0, aheadS) - control.meanAheadS);
  const error = meanAheadS - TARGET_AHEAD_S;
  const rate = Math.abs(error) < DEAD_BAND_S ? 1 : Math.min(MAX_RATE, Math.max(MIN_RATE, 1 + GAIN * error));
  return [{ meanAheadS }, { kind: 'play-at', rate }];
}
