import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import sharp from 'sharp';
import type { RecordedPictures } from './recorded-pictures';
import { writeGif } from './thumbnails';

test('a GIF has ten pictures, however still the animals lie', async () => {
  const jpeg = await sharp({ create: { width: 320, height: 180, channels: 3, background: '#765' } })
    .jpeg()
    .toBuffer();
  const pictures: RecordedPictures = {
    nearestTo: (timeMs) => timeMs,
    frameAt: async (capturedAt) => ({ jpeg, capturedAt }),
    recordedIn: (span) => [span],
    bytesOf: () => 0,
    video: () => ({ origin: [], make: async () => undefined }),
    stretches: async function* () {},
  };
  const file = join(mkdtempSync(join(tmpdir(), 'thumbnails-')), 'still.gif');
  const recording = { recordingId: 'r', cameraId: 'pen-01', start: 0, end: 60_000, sizeBytes: 0 };
  expect(await writeGif(pictures, recording, file, 60_000, AbortSignal.timeout(60_000))).toBeUndefined();
  expect(await sharp(file, { animated: true }).metadata()).toMatchObject({ pages: 10, delay: Array(10).fill(400) });
});
