import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { millisecondsInMinute } from 'date-fns/constants';
import sharp from 'sharp';
import type { StoredCamera } from '../../cameras/camera-store';
import { createOfflinePictures } from '../../cameras/offline-pictures';
import { refuseOffline } from '../../cameras/refuse-source-end';
import type { Database } from '../../storage/database';
import { openDatabase } from '../../storage/open-database';
import { watchCameras } from './watch-cameras';

const folder = mkdtempSync(join(tmpdir(), 'barnwatch-watched-'));
const { signal } = new AbortController();
let database: Database;
let jpeg: Uint8Array;
beforeAll(async () => {
  database = openDatabase(folder);
  jpeg = await sharp({ create: { width: 64, height: 36, channels: 3, background: '#808080' } })
    .jpeg()
    .toBuffer();
});
afterAll(() => {
  database.close();
  rmSync(folder, { recursive: true });
});

const real: StoredCamera = {
  ...{ cameraId: 'real', name: 'Real', tags: [], sortPrefix: '', managed: false },
  source: { kind: 'rtsp', url: 'rtsp://192.168.1.31/stream2' },
};

const startedAt = 1_790_000_000_000;

function watched(reason: 'unauthorized' | 'unreachable' | 'broken' | null, segmentMs: number | null = null) {
  const world = { passedMs: 0, jumpedMs: 0, asked: 0, list: [real] as readonly StoredCamera[] };
  const failures: unknown[] = [];
  const cameras = watchCameras({
    database,
    segmentMs,
    clock: () => startedAt + world.passedMs + world.jumpedMs,
    steady: () => world.passedMs,
    onFailure: (_, error) => failures.push(error),
    cameras: {
      store: { list: () => world.list, find: () => real },
      pictures: (cameraId) => ({
        ...createOfflinePictures(cameraId, null),
        takeStill: async () => {
          world.asked += 1;
          if (reason === 'broken') throw new Error('The decoder broke');
          return reason === null ? { jpeg, capturedAt: 1 } : { ...refuseOffline(cameraId, null), cause: reason };
        },
      }),
    },
  });
  /** Looks each minute; answers what the last look has found faulty. */
  const look = async (minutes: number): Promise<readonly string[]> => {
    let faulty: readonly string[] = [];
    for (let minute = 0; minute < minutes; minute += 1) {
      const found = await cameras.look(signal);
      faulty = found.flatMap(({ fault, sight }) => (sight.kind === 'faulty' ? [fault] : []));
      world.passedMs += millisecondsInMinute;
    }
    return faulty;
  };
  return { world, look, cameras, failures };
}

test('compares the pictures of a camera: one that is sent again and again is told', async () => {
  const { look } = watched(null);
  expect(await look(5)).toEqual([]);
  expect(await look(10)).toEqual(['pictureFrozen']);
});

test('asks a camera that refuses the password once an hour, one that is away each time', async () => {
  const refused = watched('unauthorized');
  expect(await refused.look(59)).toEqual(['cameraSilent']);
  expect(refused.world.asked).toBe(1);
  await refused.look(60);
  expect(refused.world.asked).toBe(2);
  const away = watched('unreachable');
  await away.look(10);
  expect(away.world.asked).toBe(10);
});

test('asks again at once when the password was corrected', async () => {
  const { look, world } = watched('unauthorized');
  await look(5);
  world.list = [{ ...real, source: { kind: 'rtsp', url: 'rtsp://viewer:right@192.168.1.31/stream2' } }];
  await look(1);
  expect(world.asked).toBe(2);
});

test('misses recordings by the time that has passed, whatever the clock says', async () => {
  const { look, world } = watched(null, millisecondsInMinute);
  const record = (end: number): void => {
    database.run(
      `INSERT INTO recordings (recording_id, camera_id, started_at, ended_at, size_bytes, file, document)
       VALUES (?, 'real', ?, ?, 1, ?, '{}')`,
      `rec-${end}`,
      end - 1,
      end,
      `${end}.mp4`,
    );
  };
  for (let minute = 1; minute < 6; minute += 1) {
    record(startedAt + minute);
    world.jumpedMs += 60 * millisecondsInMinute;
    expect(await look(1)).toEqual([]);
  }
  // Two pieces and some slack later.
  expect(await look(4)).not.toContain('recordingStopped');
  expect(await look(2)).toContain('recordingStopped');
  record(startedAt + 1_000);
  expect(await look(1)).not.toContain('recordingStopped');
});

test('a camera that cannot be looked at says nothing, and is told to the log', async () => {
  const { cameras, failures } = watched('broken');
  const found = await cameras.look(signal);
  expect(new Set(found.map(({ sight }) => sight.kind))).toEqual(new Set(['unknown']));
  expect(found.map(({ fault }) => fault)).toContain('cameraSilent');
  expect(failures).toHaveLength(1);
});

test('forgets a camera that is gone, and looks at no simulated one', async () => {
  const { look, cameras, world } = watched('unreachable');
  await look(1);
  expect([...cameras.answering()]).toEqual([['real', false]]);
  const source = { kind: 'simulated', seed: 7, species: 'pig', animalCount: 3, flooring: 'slatted' } as const;
  world.list = [{ ...real, cameraId: 'drawn', source }];
  expect(await look(1)).toEqual([]);
  expect([...cameras.answering()]).toEqual([]);
  expect(world.asked).toBe(1);
});
