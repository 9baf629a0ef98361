import type { HeatmapParameters, LongTimeExposureParameters, TimeSpan } from '@barnwatch/shared/wire';
import type { Cameras } from '../cameras/cameras';
import type { Recordings } from '../recordings/recordings';
import { isRefusal } from '../server/refusals';
import type { ArtifactMaking } from './artifact-workshop';
import { makeHeatmap } from './heatmap/make-heatmap';
import { makeExposure } from './long-time-exposure/make-exposure';

/** Parameters as they are stored: the span that was meant is written down. */
export type Settled<Parameters extends { time: object }> = Parameters & { readonly time: TimeSpan };

/** Makes the file of an artifact by its type. */
export function createArtifactMaking(cameras: Cameras, recordings: Recordings, clock: () => number): ArtifactMaking {
  return async ({ type, parameters: { cameraId }, parameters }, report, signal) => {
    const herd = cameras.herd(cameraId);
    switch (type) {
      case 'heatmap': {
        const settled = parameters as Settled<HeatmapParameters>;
        return makeHeatmap(herd, settled, settled.time, clock(), report, signal);
      }
      case 'longTimeExposure': {
        const settled = parameters as Settled<LongTimeExposureParameters>;
        const pictures = recordings.picturesOf(cameraId);
        if (isRefusal(pictures)) return { ok: false, reason: pictures.message };
        return makeExposure({ herd, pictures }, settled, settled.time, clock(), report, signal);
      }
      default:
        return { ok: false, reason: `This version makes no ${type}.` };
    }
  };
}
