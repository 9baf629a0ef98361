import type { CaptureTimeDefect, Shelved } from '@barnwatch/shared/pictures/files';
import { millisecondsInMinute } from 'date-fns/constants';
/** What the device knows of one still of a camera (product 3.11, "Still frame"). */
export interface StillFacts {
  /** When the camera took the picture, ms since 1970 UTC by the barn's clock. */
  readonly timestamp: number;
  /** Why that time is not known: then `timestamp` is when the still arrived, and no age is told. */
  readonly timeDefect?: CaptureTimeDefect;
  /** When it arrived here, ms since 1970 UTC by the device's clock. */
  readonly receivedAt: number;
  /** True for a picture kept from earlier that is shown until a fresh one arrives. */
  readonly stale: boolean;
  /** Height that was asked for, in device pixels: a camera may answer a smaller picture and never a larger one. */
  readonly ySize: number;
}

/** A still on its stillCache; `frame` is the object URL of the picture. */
export type StillFrame = Shelved<StillFacts>;

/** Product 9.10: a thumbnail is used again if it is younger than this. */
export const stillReuseMs = 5 * millisecondsInMinute;

/** Product 9.10: reused if under 5 minutes old, not stale, and at least as large as requested. */
export function isReusable(frame: StillFrame, ySize: number, now: number): boolean {
  const age = now - frame.receivedAt;
  return !frame.stale && frame.ySize >= ySize && age >= 0 && age < stillReuseMs;
}

/**
 * Heights are asked in few steps, so that a slowly resized window does not ask for every pixel on the way. The step is
 * the height of the list's thumbnails (product 9.10), which are thus asked for exactly.
 */
const heightStep = 75;
const maxHeight = 2160;

/** The `resizeY` for a cell of `cssHeight` CSS pixels: rounded up to a step, so never blurred. */
export function stillHeight(cssHeight: number, devicePixelRatio: number): number {
  const wanted = Math.max(1, cssHeight) * Math.max(1, devicePixelRatio);
  return Math.min(maxHeight, Math.ceil(wanted / heightStep) * heightStep);
}
