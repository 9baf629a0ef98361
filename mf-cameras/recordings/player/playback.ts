import type { AbsenceReason } from '../video/coverage';
import type { VideoState } from '../video/video-state';

/** From slowest to fastest; backwards the same from 1 on. */
export const speeds = [0.25, 0.5, 1, 2, 4, 8, 16] as const;
export type Speed = (typeof speeds)[number];

/** Faster than this no line brings video, and backwards no browser plays it: then single pictures run. */
const fastestVideo = 4;

export interface Skip {
  readonly from: number;
  readonly to: number;
  readonly reason: AbsenceReason;
}

export interface Playback {
  readonly playing: boolean;
  /** How fast it plays, or will; below 0 backwards. */
  readonly speed: number;
  /** What is seen while it plays. */
  readonly form: 'video' | 'pictures';
  readonly isScrubbing: boolean;
  /** What was jumped over last, told until something else is done. */
  readonly skipped: Skip | null;
  /** Why it stopped by itself: the span has ended, or nothing later is known. */
  readonly stop: 'end' | 'latest' | 'first' | null;
  /** Of each camera, in their order; none where this browser plays no video. */
  readonly videos: readonly VideoState[];
}

/** Before anything is done. */
export const standing: Playback = {
  playing: false,
  speed: 1,
  form: 'video',
  isScrubbing: false,
  skipped: null,
  stop: null,
  videos: [],
};

/** Whether controls may leave the pictures free: nobody drags, and there is nothing to be done about one of them. */
export function leavesFree({ isScrubbing, videos }: Playback): boolean {
  return !isScrubbing && videos.every(({ kind }) => kind !== 'failed' && kind !== 'absent');
}

export function formOf(speed: number, playsVideo: boolean): Playback['form'] {
  return playsVideo && speed > 0 && speed <= fastestVideo ? 'video' : 'pictures';
}

/** J and L: the other way round at the usual speed, the same way faster. */
export function fasterSpeed(speed: number, playing: boolean, direction: 1 | -1): number {
  if (!playing || Math.sign(speed) !== direction) return direction;
  const next = speeds.find((one) => one > Math.abs(speed));
  return direction * (next ?? Math.abs(speed));
}

/** `<` and `>`: one speed less or more, forwards. */
export function besideSpeed(speed: number, direction: 1 | -1): number {
  const place = speeds.findIndex((one) => one >= Math.abs(speed));
  return speeds[Math.min(speeds.length - 1, Math.max(0, place + direction))] ?? 1;
}

/** How far a camera may be from the others before its speed is changed, and before it jumps. */
const inStepMs = 40;
const outOfStepMs = 1_000;
/** A change of speed that nobody sees. */
const mostAdjustment = 0.1;

export type Keeping = { readonly kind: 'adjust'; readonly factor: number } | { readonly kind: 'jump' };

/** How a camera gets back into step. @param aheadMs how far it is ahead of the one that leads */
export function keepInStep(aheadMs: number): Keeping {
  if (Math.abs(aheadMs) > outOfStepMs) return { kind: 'jump' };
  if (Math.abs(aheadMs) <= inStepMs) return { kind: 'adjust', factor: 1 };
  return { kind: 'adjust', factor: 1 - Math.max(-mostAdjustment, Math.min(mostAdjustment, aheadMs / 2_000)) };
}
