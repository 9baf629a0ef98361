import { writeFile } from 'node:fs/promises';
import type { Recording } from '@barnwatch/shared/wire';
import sharp from 'sharp';
import { isRefusal, type Refusal } from '../server/refusals';
import { missingRecording, type RecordedPictures } from './recorded-pictures';

/** Pixels (contract, readRecordingImage and readRecordingGif). */
const width = 160;
const gifPictures = 10;
const gifPaceMs = 400;
/** Frames are asked for a little larger than they are shown. */
const drawnHeight = 180;

/** Writes the first picture of a recording as JPEG. */
export async function writeImage(
  pictures: RecordedPictures,
  recording: Recording,
  file: string,
  nowMs: number,
  signal: AbortSignal,
): Promise<Refusal | undefined> {
  const [first] = await picturesAt(pictures, recording, [recording.start], nowMs, signal);
  if (first === undefined) return missingRecording(recording.cameraId);
  if (isRefusal(first)) return first;
  await writeFile(file, await sharp(first).resize({ width }).jpeg({ quality: 76 }).toBuffer());
  return undefined;
}

/** Writes ten pictures over the recording as a GIF that goes round for ever. */
export async function writeGif(
  pictures: RecordedPictures,
  recording: Recording,
  file: string,
  nowMs: number,
  signal: AbortSignal,
): Promise<Refusal | undefined> {
  const { start, end } = recording;
  const moments = Array.from({ length: gifPictures }, (_, index) => start + ((end - start) * index) / gifPictures);
  const taken = await picturesAt(pictures, recording, moments.map(Math.round), nowMs, signal);
  const refusal = taken.find(isRefusal);
  if (refusal) return refusal;
  const frames = await Promise.all(
    taken.flatMap((jpeg) => (isRefusal(jpeg) ? [] : sharp(jpeg).resize({ width }).png().toBuffer())),
  );
  if (frames.length === 0) return missingRecording(recording.cameraId);
  const gif = sharp(frames, { join: { animated: true } }).gif({
    delay: frames.map(() => gifPaceMs),
    loop: 0,
    colours: 64,
    effort: 3,
    // The grain of the pictures would make the file three times as large.
    dither: 0,
    interFrameMaxError: 12,
    // Ten are promised (contract, readRecordingGif): animals that lie still would be told as fewer.
    keepDuplicateFrames: true,
  });
  await writeFile(file, await gif.toBuffer());
  return undefined;
}

async function picturesAt(
  pictures: RecordedPictures,
  { cameraId }: Recording,
  moments: readonly number[],
  nowMs: number,
  signal: AbortSignal,
): Promise<readonly (Uint8Array | Refusal)[]> {
  const taken: (Uint8Array | Refusal)[] = [];
  for (const moment of moments) {
    signal.throwIfAborted();
    const capturedAt = pictures.nearestTo(moment, nowMs);
    const still =
      capturedAt === null ? missingRecording(cameraId) : await pictures.frameAt(capturedAt, drawnHeight, signal);
    taken.push(isRefusal(still) ? still : still.jpeg);
  }
  return taken;
}
