import type { TimeSpan } from '@barnwatch/shared/wire';
import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants';
import type { SimulatedHerd } from '../../cameras/observed-herd';
import { testCamera } from '../../testing/test-instance';
import { workOutSpeeds } from './work-out-speeds';

const now = Date.UTC(2026, 10, 21, 12, 30);

function herd(cameraId: string): SimulatedHerd {
  const { source } = testCamera(cameraId);
  if (source.kind !== 'simulated') throw new TypeError('a test camera is simulated');
  return { kind: 'simulated', camera: { ...source, cameraId, name: cameraId, timeZone: 'UTC' }, silentSince: null };
}

/** A barn that takes so long for each hour of each herd, and remembers it. */
function barnThatTakes(msPerHour: number) {
  const known = new Set<string>();
  let clock = 0;
  return {
    known,
    now: () => clock,
    speedHours: {
      async prepare({ camera }: SimulatedHerd, hours: readonly number[]) {
        for (const hour of hours) {
          const key = `${camera.cameraId} ${hour}`;
          if (known.has(key)) continue;
          known.add(key);
          clock += msPerHour;
        }
      },
    },
  };
}

function ask(barn: ReturnType<typeof barnThatTakes>, within: TimeSpan, rowMs: number, herds: readonly SimulatedHerd[]) {
  const firstStart = Math.floor(within.start / rowMs) * rowMs;
  const spans = { firstStart, length: rowMs, count: Math.ceil((within.end - firstStart) / rowMs), within };
  return workOutSpeeds(herds, spans, barn.speedHours, now, new AbortController().signal, barn.now);
}

const herds = ['a', 'b', 'c'].map(herd);
const week: TimeSpan = { start: now - 7 * millisecondsInDay, end: now };

test('what is worked out quickly is told whole: each hour of each herd once', async () => {
  const barn = barnThatTakes(1);
  expect(await ask(barn, week, 10 * 60_000, herds)).toBe(now);
  // Of seven days the first hour and the last one are halves.
  expect(barn.known.size).toBe(herds.length * (7 * 24 + 1));
});

test.each([
  ['ten minutes', 10 * 60_000],
  ['an hour', millisecondsInHour],
  ['seven hours', 7 * millisecondsInHour],
  ['a day', millisecondsInDay],
])(
  'nobody is kept waiting: of rows of %s the first whole ones are told, and who asks on gets all',
  async (_, rowMs) => {
    const barn = barnThatTakes(40);
    const first = await ask(barn, week, rowMs, herds);
    expect(first).toBeGreaterThan(week.start);
    expect(first).toBeLessThan(now);
    expect(first % rowMs).toBe(0);
    let from = first;
    for (let asked = 0; from < now && asked < 50; asked += 1) {
      const began = barn.now();
      const until = await ask(barn, { start: from, end: now }, rowMs, herds);
      expect(until).toBeGreaterThan(from);
      // Rows of a day are longer than what is worked out at a time: the first is told all the same.
      expect(barn.now() - began).toBeLessThanOrEqual(
        3_500 + 3 * 40 * Math.max(6, Math.ceil(rowMs / millisecondsInHour) * 2),
      );
      from = until;
    }
    expect(from).toBe(now);
  },
);

test('what was worked out for nobody in the end is not worked out again', async () => {
  const barn = barnThatTakes(40);
  const untils = [];
  for (let asked = 0; asked < 10; asked += 1) untils.push(await ask(barn, week, millisecondsInHour, herds));
  expect(untils.at(-1)).toBe(now);
  expect(untils).toEqual(untils.toSorted((one, other) => one - other));
});

test('nothing is worked out of what nobody remembers, and of no herd', async () => {
  const barn = barnThatTakes(1);
  const longAgo = { start: now - 400 * millisecondsInDay, end: now - 300 * millisecondsInDay };
  expect(await ask(barn, longAgo, millisecondsInHour, herds)).toBe(longAgo.end);
  expect(await ask(barn, week, millisecondsInHour, [])).toBe(now);
  expect(barn.known.size).toBe(0);
});
