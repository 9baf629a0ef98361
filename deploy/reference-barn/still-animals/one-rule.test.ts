import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { BarnStatePayload, DetectionLook, Incident } from '@barnwatch/shared/wire';
import { millisecondsInDay, millisecondsInMinute } from 'date-fns/constants';
import type { DetectedHerd } from '../detections/detected-herd';
import { nothingSeen } from '../detections/take-looks';
import type { Animal } from '../herd/animal';
import { animalsAt } from '../herd/behaviour/animals-at';
import { stillForMs } from '../herd/behaviour/still-for';
import { unmovedSince } from '../herd/behaviour/unmoved';
import type { SimulatedCamera, Species } from '../herd/simulated-camera';
import { startTestInstance, testAccount } from '../testing/test-instance';
import { asSeen, latestLook, lookEveryMs, stillAnimalsOf } from './still-animals-of';

const simulated = (cameraId: string, seed: number, species: Species, animalCount: number): SimulatedCamera => ({
  cameraId,
  name: cameraId,
  seed,
  species,
  animalCount,
  flooring: 'litter',
  timeZone: 'UTC',
});
const asHerd = (camera: SimulatedCamera) => ({ kind: 'simulated', camera, silentSince: null }) as const;

/** Everybody before a simulated camera, as a detector sees them that looks as often as the barn does. */
function detectedOf(camera: SimulatedCamera): DetectedHerd {
  const seen = new Map<number, readonly Animal[]>();
  const at = (timeMs: number): readonly Animal[] => {
    const known = seen.get(timeMs) ?? animalsAt(camera, timeMs);
    seen.set(timeMs, known);
    return known;
  };
  return {
    kind: 'detected',
    cameraId: camera.cameraId,
    labels: [],
    mostAnimals: camera.animalCount,
    counts: () => [],
    minutes: ({ start, end }) => {
      const first = Math.ceil(start / lookEveryMs);
      const times = Array.from({ length: Math.ceil(end / lookEveryMs) - first }, (_, tick) => first + tick);
      return times.map((tick) => {
        const timeMs = tick * lookEveryMs;
        return { ...nothingSeen(timeMs), look: { counted: [], animals: at(timeMs).map(asSeen) } };
      });
    },
  };
}

/** The last look before it goes: the first animal of some herd that lies for too long after a moment. */
function oneThatLies(species: Species, isDead: boolean, afterMs: number) {
  for (let seed = 1; ; seed += 1) {
    const camera = simulated('pen-01', seed, species, species === 'pig' ? 8 : 40);
    const unmoved = unmovedSince(camera, afterMs, afterMs + 20 * millisecondsInDay).find(
      (one) => one.isDead === isDead,
    );
    if (unmoved) return { camera, atMs: latestLook(unmoved.untilMs - 1), unmoved };
  }
}

describe.each([
  ['pig', true],
  ['pig', false],
  ['broiler', true],
  ['broiler', false],
] as const)('a %s that lies for too long (dead: %s)', (species, isDead) => {
  const { camera, atMs, unmoved } = oneThatLies(species, isDead, 1_790_000_000_000);

  test('is found before a simulated camera as by a detector that saw all of the herd', () => {
    const herd = detectedOf(camera);
    // From a time when it had just lain down, over a night, to the last look at it.
    for (let lookMs = latestLook(unmoved.fromMs); lookMs <= atMs; lookMs += 7 * lookEveryMs) {
      const places = (found: readonly { x: number; y: number }[]) => found.map(({ x, y }) => ({ x, y }));
      // A minute that has begun is not over: its look counts from then on.
      expect(places(stillAnimalsOf(asHerd(camera), lookMs))).toEqual(places(stillAnimalsOf(herd, lookMs + 1)));
    }
    expect(stillAnimalsOf(asHerd(camera), atMs).length).toBeGreaterThan(0);
  });

  test('is where the picture shows it, and has been there all the time', () => {
    const bodyAt = (timeMs: number) => {
      return animalsAt(camera, timeMs).find(({ animalId }) => animalId === String(unmoved.index + 1));
    };
    const [body, before] = [bodyAt(atMs), bodyAt(atMs - stillForMs[species] / 2)];
    expect(body).toMatchObject({ alive: !isDead });
    expect(before).toMatchObject({ x: body?.x, y: body?.y, heading: body?.heading });
    expect(stillAnimalsOf(asHerd(camera), atMs)).toContainEqual(expect.objectContaining({ x: body?.x, y: body?.y }));
  });
});

test('nobody who is well lies at one place for a whole night', () => {
  for (const camera of [simulated('pen', 3, 'pig', 14), simulated('row', 4, 'broiler', 40)]) {
    const day = 20_720 * millisecondsInDay;
    const herd = detectedOf(camera);
    for (let lookMs = day; lookMs < day + millisecondsInDay; lookMs += 6 * lookEveryMs)
      expect(stillAnimalsOf(herd, lookMs + 1)).toHaveLength(stillAnimalsOf(asHerd(camera), lookMs).length);
  }
});

test('a running barn tells the same of a simulated camera and of a detector that saw the same', async () => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'barnwatch-one-rule-'));
  const nowMs = Date.now();
  const camera = oneThatLiesAt(nowMs);
  const { seed, species, animalCount, flooring } = camera;
  const settings = {
    dataFolder,
    timeZone: camera.timeZone,
    accounts: [testAccount('manager', ['*']), testAccount('detector', ['data.write'])],
    cameras: [
      {
        cameraId: 'drawn',
        name: 'drawn',
        tags: [],
        source: { kind: 'simulated', seed, species, animalCount, flooring },
      },
      { cameraId: 'seen', name: 'seen', tags: [], source: { kind: 'rtsp', url: 'rtsp://127.0.0.1:9/live' } },
    ],
  } satisfies Parameters<typeof startTestInstance>[0];
  const before = await startTestInstance(settings);
  const until = latestLook(nowMs);
  const times = Array.from({ length: 50 }, (_, tick) => until - tick * lookEveryMs).reverse();
  const looks: DetectionLook[] = times.map((time) => ({
    cameraId: 'seen',
    time,
    counted: [],
    detections: animalsAt(camera, time).map(({ posture, x, y }) => ({ label: posture, point: { x, y } })),
  }));
  const body = { identifier: 'all-of-it', looks };
  expect(
    await before.call('POST', 'api/data/detections', { token: await before.access('detector'), body }),
  ).toMatchObject({ status: 201 });
  await before.stop();

  const barn = await startTestInstance(settings);
  const token = await barn.access('manager');
  const found = async () => {
    const answer = await barn.call('POST', 'api/incidents/query', { token, body: { query: { type: 'barnState' } } });
    const { incidents } = answer.body.data as unknown as { incidents: Incident[] };
    return incidents.map(({ messagePayload }) => messagePayload as BarnStatePayload);
  };
  const places = (told: readonly BarnStatePayload[], id: string) => {
    return told.filter(({ cameraId }) => cameraId === id).map(({ state, position }) => ({ state, position }));
  };
  let told = await found();
  while (places(told, 'drawn').length === 0 || places(told, 'seen').length === 0) {
    await delay(20);
    told = await found();
  }
  // What a detector has seen is kept to a few thousandths of the picture.
  const near = ({ state, position }: ReturnType<typeof places>[number]) => {
    return { state, position: { x: expect.closeTo(position?.x ?? 0, 2), y: expect.closeTo(position?.y ?? 0, 2) } };
  };
  expect(places(told, 'seen')).toEqual(places(told, 'drawn').map(near));
  await barn.stop();
  rmSync(dataFolder, { recursive: true });
});

/** A herd of few birds in which one lies for too long now, and for some minutes more. */
function oneThatLiesAt(timeMs: number): SimulatedCamera {
  for (let seed = 1; ; seed += 1) {
    const camera = simulated('pen-01', seed, 'broiler', 10);
    const [now, soon] = [latestLook(timeMs), latestLook(timeMs + 10 * millisecondsInMinute)];
    const [first, later] = [stillAnimalsOf(asHerd(camera), now), stillAnimalsOf(asHerd(camera), soon)];
    if (first.length === 1 && later.length === 1) return camera;
  }
}
