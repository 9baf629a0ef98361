import type { HeatmapParameters, LongTimeExposureParameters, TimeSpan } from '@barnwatch/shared/wire';
import type { Cameras } from '../cameras/cameras';
import type { DrawingThread } from '../drawing-thread/open-drawing-thread';
import type { Recordings } from '../recordings/recordings';
import { isRefusal } from '../server/refusals';
import type { ArtifactMaking } from './artifact-maker';
import { makeHeatmap } from './heatmap/make-heatmap';
import { picturedBackdrop } from './heatmap/pictured-backdrop';
import { makeExposure } from './long-time-exposure/make-exposure';

/** Parameters as they are stored: the span that was meant is written down. */
export type Settled<Parameters extends { time: object }> = Parameters & { readonly time: TimeSpan };

/** Makes the file of an artifact by its type. */
export function createArtifactMaking(
  cameras: Cameras,
  recordings: Recordings,
  drawing: DrawingThread,
  clock: () => number,
): ArtifactMaking {
  return async ({ type, parameters: { cameraId }, parameters }, report, signal) => {
    const herd = cameras.herd(cameraId);
    const hiddenIn = (span: TimeSpan): readonly TimeSpan[] => cameras.privacy.within(cameraId, span);
    switch (type) {
      case 'heatmap': {
        const settled = parameters as Settled<HeatmapParameters>;
        const observed = cameras.observed(cameraId);
        if (!observed) return { ok: false, reason: 'Nothing looks for animals in the pictures of this camera.' };
        const { time: span } = settled;
        const order = { parameters: settled, span, hidden: hiddenIn(span), nowMs: clock() };
        if (observed.kind === 'simulated') {
          return drawing.draw('heatmap', { herd: observed, ...order }, report, signal);
        }
        const backdropOf = (width: number) => picturedBackdrop({ cameras, recordings }, order, width, signal);
        return makeHeatmap({ herd: observed, ...order }, backdropOf, report, signal);
      }
      case 'longTimeExposure': {
        const settled = parameters as Settled<LongTimeExposureParameters>;
        const { time: span } = settled;
        const order = { parameters: settled, span, hidden: hiddenIn(span), nowMs: clock() };
        if (herd) return drawing.draw('exposure', { herd, ...order }, report, signal);
        const pictures = recordings.picturesOf(cameraId);
        if (isRefusal(pictures)) return { ok: false, reason: pictures.message };
        return makeExposure({ kind: 'recorded', pictures }, order, report, signal);
      }
      default:
        return { ok: false, reason: `This version makes no ${type}.` };
    }
  };
}
