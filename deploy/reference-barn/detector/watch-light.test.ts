import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { millisecondsInMinute } from 'date-fns/constants';
import sharp from 'sharp';
import type { Cameras } from '../cameras/cameras';
import { createDetectedLooks } from '../detections/detected-looks';
import { nothingSeen } from '../detections/take-looks';
import { openDatabase } from '../storage/open-database';
import { watchLight } from './watch-light';

test('the light is looked at where a detector is at work that does not tell of it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'barnwatch-light-'));
  const database = openDatabase(folder);
  const looks = createDetectedLooks(database);
  const minuteMs = 1_790_755_200_000;
  const sent = { newest: minuteMs + 5_000, sender: 'pig-finder', labels: [], mostAnimals: 0 };
  for (const cameraId of ['untold', 'told']) looks.noteCamera(cameraId, sent);
  looks.noteCamera('silent', { ...sent, newest: minuteMs - 20 * millisecondsInMinute });
  looks.change('told', [minuteMs], () => ({ ...nothingSeen(minuteMs), infrared: false }));
  const jpeg = await sharp({ create: { width: 64, height: 36, channels: 3, background: '#808080' } })
    .jpeg()
    .toBuffer();
  const asked: string[] = [];
  const cameras = {
    looks,
    store: {
      list: () => ['untold', 'told', 'silent', 'never'].map((cameraId) => ({ cameraId, source: { kind: 'rtsp' } })),
    },
    pictures: (cameraId: string) => ({
      takeStill: async () => {
        asked.push(cameraId);
        return { jpeg, capturedAt: minuteMs };
      },
    }),
  } as unknown as Cameras;
  await watchLight({ cameras, database, clock: () => minuteMs + 10_000 }, new AbortController().signal);
  const all = { start: 0, end: minuteMs + millisecondsInMinute };
  const told = ['untold', 'told', 'silent', 'never'].map((cameraId) =>
    [...looks.counts(cameraId, all)].map(({ infrared }) => infrared),
  );
  expect([asked, told]).toEqual([['untold'], [[true], [false], [], []]]);
  database.close();
  rmSync(folder, { recursive: true });
});
