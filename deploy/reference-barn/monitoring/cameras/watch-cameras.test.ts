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

function watched(reason: 'unauthorized' | 'unreachable' | null) {
  const world = { passedMs: 0, asked: 0, list: [real] as readonly StoredCamera[] };
  const cameras = watchCameras({
    database,
    segmentMs: null,
    clock: () => 1_790_000_000_000 + world.passedMs,
    steady: () => world.passedMs,
    cameras: {
      store: { list: () => world.list, find: () => real },
      pictures: (cameraId) => ({
        ...createOfflinePictures(cameraId, null),
        takeStill: async () => {
          world.asked += 1;
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
  return { world, look, cameras };
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
