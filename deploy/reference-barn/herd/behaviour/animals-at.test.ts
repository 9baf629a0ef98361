import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants';
import fc from 'fast-check';
import type { Animal } from '../animal';
import { surroundings } from '../geometry/surroundings';
import { hourOfDay } from '../light/local-time';
import type { SimulatedCamera } from '../simulated-camera';
import { animalsAt, countPostures, posturesAt } from './animals-at';
import { draughtAt } from './draught';
import { batchAt, deathsIn } from './mortality';

const firstMoment = Date.UTC(2026, 8, 1);
/** Faster than any of them walks, jostling included; metres a second. */
const mostMetresPerSecond = 2.6;

const pigs: SimulatedCamera = {
  cameraId: 'pen-1',
  name: 'Pen 1',
  seed: 11,
  species: 'pig',
  animalCount: 14,
  flooring: 'slatted',
  timeZone: 'Europe/Berlin',
};
const birds: SimulatedCamera = { ...pigs, seed: 5, species: 'broiler', animalCount: 90, flooring: 'litter' };

const anyCamera = fc
  .record({
    seed: fc.integer({ min: 0, max: 1e9 }),
    pig: fc.boolean(),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(
    ({ seed, pig, share }): SimulatedCamera => ({
      ...(pig ? pigs : birds),
      seed,
      animalCount: pig ? 8 + Math.round(share * 8) : 60 + Math.round(share * 40),
    }),
  );
const anyTime = fc.integer({ min: firstMoment, max: firstMoment + 90 * millisecondsInDay });

describe('animalsAt', () => {
  test('answers the same for the same camera and time, whatever was asked before', () => {
    fc.assert(
      fc.property(anyCamera, anyTime, anyTime, (camera, time, other) => {
        const first = animalsAt(camera, time);
        animalsAt(camera, other);
        animalsAt({ ...camera, seed: camera.seed + 1 }, time);
        expect(animalsAt(camera, time)).toEqual(first);
      }),
      { numRuns: 40 },
    );
  });

  test('lets nobody jump: positions and headings are continuous in time', () => {
    fc.assert(
      fc.property(anyCamera, anyTime, fc.integer({ min: 1, max: 400 }), (camera, time, step) => {
        const later = byId(animalsAt(camera, time + step));
        for (const animal of animalsAt(camera, time)) {
          const moved = later.get(animal.animalId);
          if (!moved) continue;
          expect(distance(animal, moved)).toBeLessThan((mostMetresPerSecond * step) / 1000 + 1e-6);
        }
      }),
      { numRuns: 400 },
    );
  });

  test('keeps up that bound through whole stretches of the busiest hour', () => {
    for (const camera of [pigs, birds]) {
      const start = firstMoment + 8 * millisecondsInHour;
      let before = animalsAt(camera, start);
      for (let time = start + 100; time < start + 6 * 60_000; time += 100) {
        const now = animalsAt(camera, time);
        const next = byId(now);
        const fastest = Math.max(...before.map((animal) => distance(animal, next.get(animal.animalId) ?? animal) * 10));
        expect(fastest).toBeLessThan(mostMetresPerSecond);
        before = now;
      }
    }
  });

  test('keeps everyone on the floor and in the picture', () => {
    fc.assert(
      fc.property(anyCamera, anyTime, (camera, time) => {
        const { depth } = surroundings[camera.species];
        for (const { x, y, floor } of animalsAt(camera, time)) {
          expect(floor.y).toBeGreaterThan(0);
          expect(floor.y).toBeLessThan(depth);
          expect(x).toBeGreaterThan(0);
          expect(x).toBeLessThan(1);
          expect(y).toBeGreaterThan(0);
          expect(y).toBeLessThan(1);
        }
      }),
      { numRuns: 120 },
    );
  });

  test('labels a posture that agrees with the pose', () => {
    fc.assert(
      fc.property(anyCamera, anyTime, (camera, time) => {
        for (const { species, posture, pose } of animalsAt(camera, time)) {
          if (species === 'broiler') expect(posture).toBe('Broiler');
          else if (pose.startsWith('lies')) expect(posture).toBe('pig_lying');
          else expect(posture).toBe(pose === 'sits' ? 'pig_sitting' : 'pig_standing');
        }
      }),
      { numRuns: 60 },
    );
  });

  test('has pigs lie about 85 % of the day, with activity at 9–10 h and 13–19 h and rest at night', () => {
    const shares = { day: [0, 0], peaks: [0, 0], night: [0, 0] };
    for (let time = firstMoment; time < firstMoment + 4 * millisecondsInDay; time += 97_000) {
      const hour = hourOfDay(time, pigs.timeZone);
      const animals = animalsAt(pigs, time);
      const lying = animals.filter(({ posture }) => posture === 'pig_lying').length;
      const peak = (hour >= 9 && hour < 10) || (hour >= 13 && hour < 19);
      for (const [span, within] of [
        ['day', true],
        ['peaks', peak],
        ['night', hour < 5],
      ] as const) {
        if (!within) continue;
        shares[span][0] = (shares[span][0] ?? 0) + lying;
        shares[span][1] = (shares[span][1] ?? 0) + animals.length;
      }
    }
    const share = ([lying = 0, all = 1]: readonly number[]) => lying / all;
    expect(share(shares.day)).toBeGreaterThan(0.8);
    expect(share(shares.day)).toBeLessThan(0.9);
    expect(share(shares.night)).toBeGreaterThan(0.94);
    expect(share(shares.peaks)).toBeLessThan(0.78);
  });

  test('never lays two pigs onto each other', () => {
    fc.assert(
      fc.property(anyTime, fc.integer({ min: 8, max: 16 }), (time, animalCount) => {
        const lying = animalsAt({ ...pigs, animalCount }, time).filter(({ pose }) => pose.startsWith('lies-on'));
        lying.forEach((one, index) => {
          for (const other of lying.slice(index + 1)) expect(distance(one, other)).toBeGreaterThan(0.36);
        });
      }),
      { numRuns: 600 },
    );
  });

  test('leaves a lying pig where it is for as long as it rests', () => {
    fc.assert(
      fc.property(anyTime, fc.integer({ min: 8, max: 16 }), (time, animalCount) => {
        const camera = { ...pigs, animalCount };
        const after = byId(animalsAt(camera, time + 700));
        for (const animal of animalsAt(camera, time)) {
          const later = after.get(animal.animalId);
          if (!later || !animal.pose.startsWith('lies-on') || later.pose !== animal.pose) continue;
          expect(distance(animal, later)).toBeLessThan(0.05);
        }
      }),
      { numRuns: 600 },
    );
  });

  test('spreads birds: hardly any stand in another', () => {
    let close = 0;
    let pairs = 0;
    for (let time = firstMoment; time < firstMoment + millisecondsInDay; time += 3 * millisecondsInHour) {
      const animals = animalsAt(birds, time);
      animals.forEach((one, index) => {
        const nearest = Math.min(...animals.filter((_, other) => other !== index).map((other) => distance(one, other)));
        pairs++;
        if (nearest < 0.12) close++;
      });
    }
    expect(close / pairs).toBeLessThan(0.05);
  });
});

describe('death', () => {
  const camera = { ...birds, animalCount: 200 };
  const batch = batchAt(camera, firstMoment);
  const deaths = deathsIn(camera, batch);
  const [index, death] = [...deaths.entries()].find(([, one]) => one !== null) ?? [0, null];

  test('takes a few in a hundred through a batch', () => {
    const share = deaths.filter(Boolean).length / deaths.length;
    expect(share).toBeGreaterThan(0.005);
    expect(share).toBeLessThan(0.09);
  });

  test('lets an animal lie still and dead until it is collected, then it is gone', () => {
    if (!death) throw new Error('Nobody dies in this batch: choose another seed');
    const find = (time: number) => animalsAt(camera, time).find(({ animalId }) => animalId === String(index + 1));
    expect(find(death.diedMs - 1)?.alive).toBe(true);
    const soon = find(death.diedMs + 60_000);
    const later = find(death.collectedMs - 1);
    expect(soon).toMatchObject({ alive: false, pose: 'lies-dead' });
    expect(later).toMatchObject({ alive: false, floor: soon?.floor, heading: soon?.heading });
    expect(find(death.collectedMs)).toBeUndefined();
  });
});

describe('draught', () => {
  test('drives birds to the other side while it lasts', () => {
    const strong = firstStrongDraught(birds);
    const middle = (time: number) => mean(animalsAt(birds, time).map(({ x }) => x));
    const calm = middle(strong.startedMs - millisecondsInHour);
    const shift = middle(strong.time) - calm;
    expect(strong.from === 'left' ? shift : -shift).toBeGreaterThan(0.04);
  });

  test('does not trouble pigs', () => {
    fc.assert(fc.property(anyTime, (time) => draughtAt(pigs, time) === null));
  });
});

function firstStrongDraught(camera: SimulatedCamera): { time: number; from: 'left' | 'right'; startedMs: number } {
  for (let time = firstMoment; time < firstMoment + 60 * millisecondsInDay; time += 600_000) {
    const draught = draughtAt(camera, time);
    if (draught?.strength === 1 && time - draught.startedMs > 1.5 * millisecondsInHour) return { time, ...draught };
  }
  throw new Error('No draught in sixty days');
}

function byId(animals: readonly Animal[]): Map<string, Animal> {
  return new Map(animals.map((animal) => [animal.animalId, animal]));
}

function distance(one: Animal, other: Animal): number {
  return Math.hypot(one.floor.x - other.floor.x, one.floor.y - other.floor.y);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

describe('countPostures', () => {
  test('counts those that are listed, dead ones that still lie there included, whatever was asked before', () => {
    fc.assert(
      fc.property(anyCamera, anyTime, anyTime, (camera, time, other) => {
        countPostures(camera, other);
        const listed: Record<string, number> = {};
        for (const posture of posturesAt(camera, time)) listed[posture] = (listed[posture] ?? 0) + 1;
        expect(countPostures(camera, time)).toEqual(listed);
        const gone = deathsIn(camera, batchAt(camera, time)).filter((death) => death && death.collectedMs <= time);
        expect(posturesAt(camera, time)).toHaveLength(camera.animalCount - gone.length);
      }),
      { numRuns: 60 },
    );
  });
});
