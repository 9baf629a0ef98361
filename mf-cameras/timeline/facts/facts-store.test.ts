import { millisecondsInDay } from 'date-fns/constants';
import { blocksOf, resolutionOf } from './blocks';
import { FactsStore, type Question } from './facts-store';

const latest = 1_790_755_200_000;
const week = { start: latest - 7 * millisecondsInDay, end: latest };
const day = { start: latest - 2 * millisecondsInDay, end: latest - millisecondsInDay };
const blocksFor = (view: typeof week) => blocksOf(view, resolutionOf(view), latest);
const recorded = (start: number, end: number) => ({ recordings: [{ start, end }], hidden: [] });

function filled(view: typeof week) {
  const store = new FactsStore();
  for (const block of blocksFor(view)) {
    store.put('recorded', block, ['pen-01', 'pen-02'], new Map([['pen-01', recorded(block.start, block.end)]]));
  }
  return store;
}

test('what is known coarsely stands in for what is not known finely yet, within its bounds', () => {
  const store = filled(week);
  const blocks = blocksFor(day);
  const pieces = store.pieces('recorded', 'pen-01', blocks);
  expect(pieces.length).toBeGreaterThan(0);
  for (const { span } of pieces) {
    expect(blocks.some(({ start, end }) => span.start >= start && span.end <= end)).toBe(true);
  }
  expect(blocks[0] && store.isKnown('recorded', blocks[0], 'pen-01')).toBe(false);
});

test('a camera that has none of it is told from one of which nothing is known', () => {
  const store = filled(week);
  expect(store.pieces('recorded', 'pen-02', blocksFor(week)).map(({ facts }) => facts)).toEqual(
    blocksFor(week).map(() => null),
  );
  expect(store.pieces('recorded', 'pen-99', blocksFor(week))).toEqual([]);
});

test('what was looked at long ago is forgotten: memory is bounded', () => {
  const store = new FactsStore();
  const first = { resolutionMs: 60_000, start: 0, end: 60_000 };
  for (let place = 0; place <= 240; place += 1) {
    store.put('recorded', { ...first, start: place * 60_000 }, ['pen-01'], new Map());
  }
  expect(store.isKnown('recorded', first, 'pen-01')).toBe(false);
  expect(store.isKnown('recorded', { ...first, start: 60_000 }, 'pen-01')).toBe(true);
});

test('what lies beside the view is asked for without waiting for the activity, and not before the recordings', () => {
  const store = new FactsStore();
  const block = { resolutionMs: 60_000, start: 0, end: 60_000 };
  const recordings: Question = { of: 'recorded', resolutionMs: 60_000, start: 0, firstCameraId: 'pen-01' };
  store.tell({ ...recordings, of: 'speed' }, { kind: 'loading' });
  store.tell(recordings, { kind: 'loading' });
  expect(store.isRead([block])).toBe(false);
  store.tell(recordings, { kind: 'ready', receivedAt: 0, hasSetAside: false });
  expect(store.isRead([block])).toBe(true);
});
