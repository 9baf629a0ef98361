import type { InstanceView } from '@barnwatch/shared/auth-client';
import type { TilePicture } from '@barnwatch/shared/ui';
import type { StillFrame } from '../stills/still-frame';

/** A still for the tile: its age counts by the device's clock, its time was taken by the barn's, where that is known. */
export function tilePicture(
  frame: StillFrame | null,
  { clockOffsetMs }: Pick<InstanceView, 'clockOffsetMs'>,
): TilePicture | null {
  if (!frame) return null;
  const { frame: url, timestamp, timeDefect } = frame;
  if (timeDefect) return { url, capturedAt: null, timeDefect };
  return { url, capturedAt: timestamp - (clockOffsetMs ?? 0) };
}
