import { findEntries } from './find-entries';
import { findInSlices } from './find-in-slices';
import { type IndexedPart, indexPart } from './finder-index';

/** A machine on which each look at the clock takes a millisecond. */
function slowClock() {
  let time = 0;
  let longest = 0;
  let began = 0;
  return {
    now: () => {
      time += 1;
      longest = Math.max(longest, time - began);
      return time;
    },
    pause: async () => {
      began = time;
    },
    longestMs: () => longest,
  };
}

async function pens(count: number): Promise<readonly IndexedPart[]> {
  const entries = Array.from({ length: count }, (_, at) => ({
    id: String(at),
    name: `Pen ${at} feeder`,
    to: `/${at}`,
  }));
  const part = { id: 'pens', key: 'pens', title: 'Pens', icon: 'grid', state: 'ready' as const, entries };
  return [await indexPart(part, async () => undefined)];
}

test.each(['pen 12', 'feeder 407', 'fedeer', 'xyz'])(
  'what "%s" finds in slices is what it finds at once, and no slice is long (product P25)',
  async (typed) => {
    const parts = await pens(10_000);
    const clock = slowClock();
    const found = await findInSlices(parts, typed, clock, new AbortController().signal);
    expect(found).toEqual(findEntries(parts, typed));
    expect(clock.longestMs()).toBeLessThanOrEqual(6);
  },
);

test('a search that a newer key has made needless ends at its next slice', async () => {
  const parts = await pens(10_000);
  const clock = slowClock();
  const left = new AbortController();
  let pauses = 0;
  const pause = async () => {
    pauses += 1;
    await clock.pause();
    if (pauses === 2) left.abort();
  };
  expect(await findInSlices(parts, 'pen', { ...clock, pause }, left.signal)).toBeNull();
  expect(pauses).toBe(2);
});
