import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { millisecondsInHour, millisecondsInMinute } from 'date-fns/constants';
import { nothingWalked } from '../data/speed/walked-distance';
import type { DetectedHerd } from '../detections/detected-herd';
import type { SeenAnimal, SeenMinute } from '../detections/seen-minute';
import type { Incidents } from '../incidents/incidents';
import { openDatabase } from '../storage/open-database';
import { stillAnimalsOf } from './still-animals-of';

import { type LookedAtCameras, tellStillAnimals } from './tell-still-animals';

const nowMs = 1_790_755_200_000;

const pig = (more: Partial<SeenAnimal> = {}): SeenAnimal => ({
  label: 'pig_lying',
  posture: 'lying',
  x: 0.5,
  y: 0.5,
  width: 0.1,
  height: 0.2,
  ...more,
});

/** @param animalsAt what was seen so many minutes ago; null: nobody looked */
function watched(hours: number, animalsAt: (minutesAgo: number) => readonly SeenAnimal[] | null): SeenMinute[] {
  return Array.from({ length: hours * 60 }, (_, index) => hours * 60 - index).map((minutesAgo) => {
    const animals = animalsAt(minutesAgo);
    const look = animals && { counted: [], animals };
    return { timeMs: nowMs - minutesAgo * millisecondsInMinute, look, walked: nothingWalked, infrared: null };
  });
}

function detected(minutes: readonly SeenMinute[]): DetectedHerd {
  return {
    kind: 'detected',
    cameraId: 'pen-01',
    labels: ['pig_lying'],
    mostAnimals: 1,
    minutes: () => minutes,
    counts: () => [],
  };
}

test.each([
  [
    'lay there all the time, with a detector that trembles',
    watched(8, (ago) => [pig({ x: 0.5 + (ago % 3) / 100 })]),
    1,
  ],
  ['lay there for seven hours', watched(8, (ago) => (ago > 7 * 60 ? [] : [pig()])), 0],
  ['was missed now and then', watched(8, (ago) => (ago % 10 === 3 ? [] : [pig()])), 1],
  ['was missed half of the time', watched(8, (ago) => (ago % 2 === 0 ? [] : [pig()])), 0],
  ['turned round in its sleep', watched(8, (ago) => [pig({ y: ago > 100 ? 0.5 : 0.62 })]), 0],
  ['stands there', watched(8, () => [pig({ label: 'pig_standing', posture: 'standing' })]), 0],
  ['was not looked at for half an hour', watched(8, (ago) => (ago > 60 && ago < 90 ? null : [pig()])), 0],
  ['is a bird that lay there for four hours', watched(4, () => [pig({ label: 'Broiler', posture: null })]), 1],
  ['is a pig that lay there for four hours', watched(4, () => [pig()]), 0],
])('who %s', (_, minutes, found) => {
  expect(stillAnimalsOf(detected(minutes), nowMs)).toHaveLength(found);
});

test('is told once for as long as it lies there, and again for the next one at this place', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'barnwatch-still-'));
  const database = openDatabase(folder);
  const written: unknown[] = [];
  let minutes = watched(8, () => [pig()]);
  const cameras: LookedAtCameras = {
    store: { list: () => [{ cameraId: 'pen-01', name: 'Pen 1', tags: [] }] },
    observed: () => detected(minutes),
  };
  const incidents = {
    create: (incident: { payload: unknown }) => {
      written.push(incident.payload);
      return {};
    },
  } as unknown as Incidents;
  const tell = (timeMs: number) => tellStillAnimals({ database, incidents }, cameras, timeMs, () => undefined);

  await tell(nowMs);
  await tell(nowMs + millisecondsInMinute);
  const where = { cameraId: 'pen-01', position: { x: 0.5, y: 0.5 }, animalCount: 1 };
  expect(written).toEqual([{ state: 'deadAnimalExists', description: 'Has not moved: Pen 1.', ...where }]);
  minutes = watched(8, () => []);
  await tell(nowMs + 2 * millisecondsInHour);
  minutes = watched(8, () => [pig()]);
  await tell(nowMs + millisecondsInMinute);
  expect(written).toHaveLength(2);
  database.close();
  rmSync(folder, { recursive: true });
});
