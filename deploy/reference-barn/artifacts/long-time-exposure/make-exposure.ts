import type { LongTimeExposureParameters, TimeSpan } from '@barnwatch/shared/wire';
import sharp from 'sharp';
import { hasSeen, type SimulatedHerd } from '../../cameras/observed-herd';
import { isWithin } from '../../cameras/private-time';
import { captureSize } from '../../cameras/simulated-stills';
import { createYielder } from '../../data/create-yielder';
import type { ArtifactOrder } from '../../drawing-thread/drawing-jobs';
import { drawFrame } from '../../herd/drawing/draw-frame';
import { rgbOf } from '../../herd/drawing/rgb';
import type { RecordedPictures } from '../../recordings/recorded-pictures';
import { isRefusal } from '../../server/refusals';
import type { MadeArtifact } from '../artifact-maker';

/** More pictures would take minutes for nothing that could be seen. */
export const mostExposedPictures = 20_000;

const jpegQuality = 88;

/** Pictures that are drawn, or those that were recorded. */
export type ExposureSource =
  | { readonly kind: 'drawn'; readonly herd: SimulatedHerd }
  | { readonly kind: 'recorded'; readonly pictures: RecordedPictures };

/** The capture times that are laid over one another. */
export function exposureTimes(
  { frameInterval, offset = 0 }: Pick<LongTimeExposureParameters, 'frameInterval' | 'offset'>,
  { start, end }: TimeSpan,
): { readonly first: number; readonly count: number } {
  const first = start + offset;
  return { first, count: Math.max(0, Math.floor((end - first) / frameInterval) + 1) };
}

/** The mean of many pictures as JPEG: what stays is sharp, what moves fades. @throws the signal's reason */
export async function makeExposure(
  source: ExposureSource,
  { parameters, span, hidden, nowMs }: ArtifactOrder<LongTimeExposureParameters>,
  report: (progress: number) => void,
  signal: AbortSignal,
): Promise<MadeArtifact> {
  const { width, frameInterval } = parameters;
  const height = Math.round((width * captureSize.height) / captureSize.width);
  const size = source.kind === 'drawn' ? captureSize : { width, height };
  const take =
    source.kind === 'drawn' ? drawer(source.herd, nowMs) : reader(source.pictures, size, hidden, nowMs, signal);
  const sums = new Float32Array(size.width * size.height * 3);
  const yieldTurn = createYielder(signal);
  const { first, count } = exposureTimes(parameters, span);
  let taken = 0;
  for (let index = 0; index < count; index += 1) {
    const timeMs = first + index * frameInterval;
    const rgb = isWithin(hidden, timeMs) ? null : await take(timeMs);
    if (rgb) {
      taken += 1;
      for (let at = 0; at < sums.length; at += 1) sums[at] = (sums[at] ?? 0) + (rgb[at] ?? 0);
    }
    report(index / count);
    await yieldTurn();
  }
  if (taken === 0) return { ok: false, reason: 'There is no picture in this span.' };
  const mean = Uint8Array.from(sums, (sum) => Math.round(sum / taken));
  const content = await sharp(mean, { raw: { ...size, channels: 3 } })
    .resize({ width, height, fit: 'fill' })
    .jpeg({ quality: jpegQuality })
    .toBuffer();
  return { ok: true, content };
}

/** Red, green and blue of the picture of a moment, or null where there is none. */
type TakePicture = (timeMs: number) => Promise<Uint8Array | null>;

function drawer(herd: SimulatedHerd, nowMs: number): TakePicture {
  return async (timeMs) => (hasSeen(herd, timeMs, nowMs) ? rgbOf(drawFrame(herd.camera, timeMs, captureSize)) : null);
}

function reader(
  pictures: RecordedPictures,
  size: { readonly width: number; readonly height: number },
  hidden: readonly TimeSpan[],
  nowMs: number,
  signal: AbortSignal,
): TakePicture {
  return async (timeMs) => {
    const capturedAt = pictures.nearestTo(timeMs, nowMs);
    // The nearest picture may lie in private time, when the moment itself does not.
    const isHidden = capturedAt === null || isWithin(hidden, capturedAt);
    const still = isHidden ? null : await pictures.frameAt(capturedAt, undefined, signal);
    if (still === null || isRefusal(still)) return null;
    return sharp(still.jpeg)
      .resize({ ...size, fit: 'fill' })
      .removeAlpha()
      .toColourspace('srgb')
      .raw()
      .toBuffer();
  };
}
