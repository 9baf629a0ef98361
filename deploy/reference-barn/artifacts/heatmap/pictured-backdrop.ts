import type { HeatmapParameters } from '@barnwatch/shared/wire';
import sharp from 'sharp';
import type { Cameras } from '../../cameras/cameras';
import { isWithin } from '../../cameras/private-time';
import type { ArtifactOrder } from '../../drawing-thread/drawing-jobs';
import type { Recordings } from '../../recordings/recordings';
import { isRefusal } from '../../server/refusals';
import type { Backdrop } from './make-heatmap';

/** Without any picture the colours lie on this. */
const plainGrey = 96;

/** The last recorded picture of the span that may be seen, else what the camera shows now, else plain grey. */
export async function picturedBackdrop(
  { cameras, recordings }: { readonly cameras: Cameras; readonly recordings: Recordings },
  order: ArtifactOrder<HeatmapParameters>,
  width: number,
  signal: AbortSignal,
): Promise<Backdrop> {
  const { cameraId } = order.parameters;
  const jpeg =
    (await recordedPicture(recordings, order, signal)) ??
    (await presentPicture(cameras, cameraId, order.nowMs, signal));
  if (jpeg === null) {
    const height = Math.round((width * 9) / 16);
    return { height, grey: new Uint8Array(width * height).fill(plainGrey) };
  }
  const { data, info } = await sharp(jpeg)
    .resize({ width })
    .toColourspace('b-w')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { height: info.height, grey: data };
}

async function recordedPicture(
  recordings: Recordings,
  { parameters: { cameraId }, span, hidden, nowMs }: ArtifactOrder<HeatmapParameters>,
  signal: AbortSignal,
): Promise<Uint8Array | null> {
  const pictures = recordings.picturesOf(cameraId);
  if (isRefusal(pictures)) return null;
  const capturedAt = pictures.nearestTo(span.end, nowMs);
  const isOutside = capturedAt === null || capturedAt < span.start || capturedAt > span.end;
  if (isOutside || isWithin(hidden, capturedAt)) return null;
  const still = await pictures.frameAt(capturedAt, undefined, signal);
  return still === null || isRefusal(still) ? null : still.jpeg;
}

async function presentPicture(
  cameras: Cameras,
  cameraId: string,
  nowMs: number,
  signal: AbortSignal,
): Promise<Uint8Array | null> {
  const pictures = cameras.pictures(cameraId, nowMs);
  if (isRefusal(pictures)) return null;
  const still = await pictures.takeStill({ dots: false, signal });
  return isRefusal(still) ? null : still.jpeg;
}
