import { dayReceivedAtom } from '@barnwatch/shared/settings';
import { createStore, memoryStore } from '@barnwatch/shared/testing';
import fc from 'fast-check';
import { keepDataUse } from './keep-data-use';
import { receivedRecords } from './received-records';

const noon = new Date(2026, 10, 26, 12).getTime();
const nextDay = new Date(2026, 10, 27, 0, 0, 1).getTime();

function setUp() {
  const store = memoryStore();
  const clock = { now: noon };
  let windows = 0;
  function open() {
    windows += 1;
    const states = createStore();
    const received = { bytes: 0 };
    const takeReceived = () => {
      const { bytes } = received;
      received.bytes = 0;
      return bytes;
    };
    const records = receivedRecords(store, String(windows));
    const count = keepDataUse(states, { records, takeReceived, now: () => clock.now });
    return {
      count,
      async receive(bytes: number) {
        received.bytes += bytes;
        await count();
      },
      shown: () => states.get(dayReceivedAtom),
    };
  }
  return { store, clock, open };
}

test('what a window has received is still known to the next one (product 3.17)', async () => {
  const { open } = setUp();
  await open().receive(500);
  const next = open();
  await next.count();
  expect(next.shown()).toEqual({ day: '2026-11-26', bytes: 500 });
  await next.receive(20);
  expect(next.shown()).toEqual({ day: '2026-11-26', bytes: 520 });
});

test('a new day begins at nothing, and what is left of the old one is removed', async () => {
  const { open, clock, store } = setUp();
  await open().receive(500);
  const window = open();
  await window.receive(7);
  clock.now = nextDay;
  await window.count();
  expect(window.shown()).toEqual({ day: '2026-11-27', bytes: 0 });
  await window.receive(3);
  expect(window.shown()).toEqual({ day: '2026-11-27', bytes: 3 });
  expect(await store.keys()).toEqual(['received:2']);
});

test('a damaged record counts for nothing, and takes nothing from the others', async () => {
  const { open, store } = setUp();
  await open().receive(500);
  await store.write('received:x', { version: 1, value: { day: '2026-11-26', bytes: -4 } });
  const window = open();
  await window.count();
  expect(window.shown()?.bytes).toBe(500);
});

test('several windows at once lose nothing and count nothing twice', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.integer({ min: 0, max: 2 }), fc.nat(1000)), { maxLength: 12 }),
      async (steps) => {
        const { open } = setUp();
        const windows = [open(), open(), open()];
        await Promise.all(steps.map(([at, bytes]) => windows[at]?.receive(bytes)));
        await Promise.all(windows.map(({ count }) => count()));
        const sum = steps.reduce((all, [, bytes]) => all + bytes, 0);
        expect(windows.map(({ shown }) => shown()?.bytes)).toEqual([sum, sum, sum]);
      },
    ),
    { numRuns: 30 },
  );
});
