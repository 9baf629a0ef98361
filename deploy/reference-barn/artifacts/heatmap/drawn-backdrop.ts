import type { HeatmapParameters, TimeSpan } from '@barnwatch/shared/wire';
import { millisecondsInMinute } from 'date-fns/constants';
import sharp from 'sharp';
import { isWithin } from '../../cameras/private-time';
import { captureSize } from '../../cameras/simulated-stills';
import { fullMinutesIn } from '../../data/time-window';
import type { HerdOrder } from '../../drawing-thread/drawing-jobs';
import { drawFrame } from '../../herd/drawing/draw-frame';
import { lampLevel } from '../../herd/light/lighting-programme';
import type { Backdrop } from './make-heatmap';

/** A picture with little in the way of the colours, but with the pen to be recognised. */
const searchedMoments = 48;

/** The pen of a simulated herd. */
export async function drawnBackdrop(order: HerdOrder<HeatmapParameters>, width: number): Promise<Backdrop> {
  const height = Math.round((width * captureSize.height) / captureSize.width);
  const { data } = drawFrame(order.herd.camera, lightestMoment(order), captureSize);
  const luma = data.subarray(0, captureSize.width * captureSize.height);
  const grey = await sharp(luma, { raw: { ...captureSize, channels: 1 } })
    .resize({ width, height, fit: 'fill' })
    .toColourspace('b-w')
    .raw()
    .toBuffer();
  return { height, grey };
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
