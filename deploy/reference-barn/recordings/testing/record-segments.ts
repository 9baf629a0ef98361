import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createFfmpegFinder } from '../../ffmpeg/find-ffmpeg';
import type { AccessUnit } from '../../sources/access-unit';
import { fileSource } from '../../sources/file-source';
import { makeVideo } from '../../sources/testing/make-video';
import { cameraFolder, recordingIdPrefix } from '../recorder/segment-names';
import { createSegmentWriter } from '../recorder/segment-writer';
import type { RecordingStore } from '../recording-store';

export interface RecordedSegments {
  /** A folder to work in. */
  readonly place: string;
  /** Of all recordings. */
  readonly folder: string;
  readonly store: RecordingStore;
  readonly cameraId: string;
  readonly startMs: number;
  /** How long the camera was away after four seconds, ms. */
  readonly awayMs?: number;
}

/** Six seconds of a real encoder, ten pictures a second with a key frame twice a second, in segments of two seconds. */
export async function recordSegments(recorded: RecordedSegments): Promise<void> {
  const { place, folder, store, cameraId, startMs, awayMs = 0 } = recorded;
  const findFfmpeg = createFfmpegFinder();
  const found = await findFfmpeg();
  if (!found.ok) throw new Error(found.error.message);
  const video = join(place, 'pictures.mp4');
  await makeVideo(found.value, video, 6, ['-c:v', 'libx264', '-bf', '0', '-g', '5']);
  const stop = new AbortController();
  const units = await new Promise<readonly AccessUnit[]>((resolve) => {
    const taken: AccessUnit[] = [];
    const take = (unit: AccessUnit): void => {
      const passedMs = taken.length * 100;
      taken.push({ ...unit, captureTimeMs: startMs + passedMs + (passedMs >= 4_000 ? awayMs : 0) });
      if (taken.length === 60) resolve([...taken]);
    };
    fileSource({ findFfmpeg, path: video }).start(take, () => {}, stop.signal);
  });
  stop.abort();
  const own = cameraFolder(cameraId);
  mkdirSync(join(folder, own), { recursive: true });
  const writer = createSegmentWriter({
    folder: join(folder, own),
    segmentMs: 2_000,
    onClosed: ({ name, start, end, sizeBytes, size }) => {
      const recordingId = `${recordingIdPrefix(cameraId)}${start}`;
      store.addSegment({ recordingId, cameraId, start, end, sizeBytes, file: join(own, name) }, size);
    },
  });
  for (const unit of units) writer.take(unit);
  await writer.finish();
}
