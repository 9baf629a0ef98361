/** How much of the stream a `<video>` keeps ahead, s: little enough to be live, enough for 10 frames a second. */
export const targetAheadS = 0.12;
/** Beyond this the way back by speed takes too long to be called live. */
export const jumpAboveS = 2;

const gain = 0.6;
const minRate = 0.92;
const maxRate = 1.5;
/** Coming from above, the buffer stays at the upper edge: a wide band is a delay. */
const deadBandS = 0.01;
/** The buffer jumps up with every frame that arrives; the controller follows its mean. */
const smoothing = 0.3;

export interface BufferControl {
  readonly meanAheadS: number;
}

export type BufferAdvice =
  | { readonly kind: 'play-at'; readonly rate: number }
  /** Go to this distance from the end of the buffer. */
  | { readonly kind: 'jump'; readonly aheadS: number };

export const newBufferControl: BufferControl = { meanAheadS: targetAheadS };

/** Proportional control of the playback rate towards the target, with a hard jump when far behind. */
export function controlBuffer(control: BufferControl, aheadS: number): [BufferControl, BufferAdvice] {
  if (aheadS > jumpAboveS) return [newBufferControl, { kind: 'jump', aheadS: targetAheadS }];
  const meanAheadS = control.meanAheadS + smoothing * (Math.max(0, aheadS) - control.meanAheadS);
  const error = meanAheadS - targetAheadS;
  const rate = Math.abs(error) < deadBandS ? 1 : Math.min(maxRate, Math.max(minRate, 1 + gain * error));
  return [{ meanAheadS }, { kind: 'play-at', rate }];
}
