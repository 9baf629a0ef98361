import type { CameraSpans, TimeSpan } from '@barnwatch/shared/wire';
import { mergeSpans, withoutSpans } from './merge-spans';

/** All spans of one answer together: as JSON 100 kB. */
const mostSpans = 2_000;

export interface FoundSpans {
  readonly cameraId: string;
  /** In order and apart. */
  readonly recorded: readonly TimeSpan[];
  readonly hidden: readonly TimeSpan[];
}

/**
 * Where cameras have recorded something that may be seen, and where they must not be looked at. Gaps up to the resolution
 * are closed; it is coarser than was asked for where the answer would be too long otherwise.
 */
export function describeSpans(
  found: readonly FoundSpans[],
  resolution: number,
): { readonly resolution: number; readonly cameras: CameraSpans[] } {
  for (let gapMs = resolution; ; gapMs *= 2) {
    const cameras = found.map(({ cameraId, recorded, hidden }) => {
      // Closed first: what is private stays so however short it is.
      const closed = mergeSpans(hidden, gapMs);
      return { cameraId, recorded: [...withoutSpans(mergeSpans(recorded, gapMs), closed)], private: [...closed] };
    });
    const count = cameras.reduce((sum, camera) => sum + camera.recorded.length + camera.private.length, 0);
    if (count <= mostSpans) return { resolution: gapMs, cameras };
  }
}
