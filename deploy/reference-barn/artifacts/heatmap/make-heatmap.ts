import type { HeatmapParameters, TimeSpan } from '@barnwatch/shared/wire';
import { millisecondsInMinute } from 'date-fns/constants';
import sharp from 'sharp';
import { isWithin } from '../../cameras/private-time';
import { captureSize } from '../../cameras/simulated-stills';
import { fullMinutesIn } from '../../data/time-window';
import type { HerdOrder } from '../../drawing-thread/drawing-jobs';
import { drawFrame } from '../../herd/drawing/draw-frame';
import { lampLevel } from '../../herd/light/lighting-programme';
import type { MadeArtifact } from '../artifact-maker';
import { fillGrid } from './heatmap-grid';
import { paintHeatmap } from './paint-heatmap';

/** A picture with little in the way of the colours, but with the pen to be recognised. */
const searchedMoments = 48;

/** A heatmap as PNG over a picture of the same span. @throws the signal's reason */
export async function makeHeatmap(
  order: HerdOrder<HeatmapParameters>,
  report: (progress: number) => void,
  signal: AbortSignal,
): Promise<MadeArtifact> {
  const { herd, parameters } = order;
  const {
    width,
    colorMap,
    settings: { gridsize: cell },
  } = parameters;
  const height = Math.round((width * captureSize.height) / captureSize.width);
  const measures = { width, height, cell };
  const grid = await fillGrid(order, measures, (done) => report(done * 0.95), signal);
  if (grid.looks === 0) return { ok: false, reason: 'The camera has seen nothing in this span.' };
  const { data } = drawFrame(herd.camera, lightestMoment(order), captureSize);
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

/** The latest of the lightest moments of a span that may be seen. */
function lightestMoment({ herd: { camera }, span, hidden }: HerdOrder<HeatmapParameters>): number {
  const { start, end } = span;
  const step = Math.max(millisecondsInMinute, (end - start) / searchedMoments);
  let lightest = visibleMinute(span, hidden);
  for (let timeMs = end; timeMs >= start; timeMs -= step) {
    if (isWithin(hidden, timeMs)) continue;
    if (lampLevel(camera, timeMs) > lampLevel(camera, lightest)) lightest = timeMs;
  }
  return Math.floor(lightest);
}

/** The last full minute of a span that may be seen; its end where there is none. */
function visibleMinute(span: TimeSpan, hidden: readonly TimeSpan[]): number {
  const { first, count } = fullMinutesIn(span);
  for (let timeMs = first + (count - 1) * millisecondsInMinute; timeMs >= first; timeMs -= millisecondsInMinute) {
    if (!isWithin(hidden, timeMs)) return timeMs;
  }
  return span.end;
}
