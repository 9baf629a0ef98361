import type { HeatmapParameters, TimeSpan } from '@barnwatch/shared/wire';
import { millisecondsInMinute } from 'date-fns/constants';
import sharp from 'sharp';
import type { ObservedHerd } from '../../cameras/observed-herd';
import { captureSize } from '../../cameras/simulated-stills';
import { drawFrame } from '../../herd/drawing/draw-frame';
import { lampLevel } from '../../herd/light/lighting-programme';
import type { MadeArtifact } from '../artifact-workshop';
import { fillGrid } from './heatmap-grid';
import { paintHeatmap } from './paint-heatmap';

/** A picture with little in the way of the colours, but with the pen to be recognised. */
const searchedMoments = 48;

/** A heatmap as PNG over a picture of the same span. @throws the signal's reason */
export async function makeHeatmap(
  herd: ObservedHerd,
  { width, colorMap, labels, settings: { gridsize: cell } }: HeatmapParameters,
  span: TimeSpan,
  nowMs: number,
  report: (progress: number) => void,
  signal: AbortSignal,
): Promise<MadeArtifact> {
  const height = Math.round((width * captureSize.height) / captureSize.width);
  const measures = { width, height, cell };
  const grid = await fillGrid(herd, span, labels, measures, nowMs, (done) => report(done * 0.95), signal);
  if (grid.looks === 0) return { ok: false, reason: 'The camera has seen nothing in this span.' };
  const { data } = drawFrame(herd.camera, lightestMoment(herd, span), captureSize);
  const luma = data.subarray(0, captureSize.width * captureSize.height);
  const grey = await sharp(luma, { raw: { ...captureSize, channels: 1 } })
    .resize({ width, height, fit: 'fill' })
    .toColourspace('b-w')
    .raw()
    .toBuffer();
  const rgb = await paintHeatmap(grid, grey, measures, colorMap, signal);
  const content = await sharp(rgb, { raw: { width, height, channels: 3 } })
    .png({ compressionLevel: 6 })
    .toBuffer();
  return { ok: true, content };
}

/** The latest of the lightest moments of a span. */
function lightestMoment({ camera }: ObservedHerd, { start, end }: TimeSpan): number {
  const step = Math.max(millisecondsInMinute, (end - start) / searchedMoments);
  let lightest = end;
  for (let timeMs = end; timeMs >= start; timeMs -= step) {
    if (lampLevel(camera, timeMs) > lampLevel(camera, lightest)) lightest = timeMs;
  }
  return Math.floor(lightest);
}
