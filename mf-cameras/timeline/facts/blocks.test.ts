import { millisecondsInDay } from 'date-fns/constants';
import fc from 'fast-check';
import { longestViewMs, shortestViewMs } from '../geometry/time-view';
import { blocksBeside, blocksOf, resolutionOf, resolutionsNear } from './blocks';

const latest = 1_790_755_200_000;
const view = fc
  .tuple(fc.integer({ min: 0, max: 300 * millisecondsInDay }), fc.integer({ min: shortestViewMs, max: longestViewMs }))
  .map(([before, length]) => ({ start: latest - before - length, end: latest - before }));

test('the blocks of a view cover it, meet, and are few', () => {
  fc.assert(
    fc.property(view, (span) => {
      const blocks = blocksOf(span, resolutionOf(span), latest);
      expect(blocks[0]?.start).toBeLessThanOrEqual(span.start);
      expect(blocks.at(-1)?.end).toBeGreaterThanOrEqual(span.end);
      expect(blocks.length).toBeLessThanOrEqual(3);
      blocks.forEach(({ end }, index) => {
        const next = blocks[index + 1];
        if (next) expect(next.start).toBe(end);
      });
      expect(blocksBeside(blocks, latest).every(({ start }) => start < latest)).toBe(true);
    }),
  );
});

test('a small move asks for the same blocks', () => {
  const [block] = blocksOf({ start: latest - 1, end: latest }, 300_000, latest);
  const start = (block?.start ?? 0) - millisecondsInDay;
  const span = { start, end: start + millisecondsInDay / 2 };
  const moved = { start: span.start + 60_000, end: span.end + 60_000 };
  expect(blocksOf(moved, resolutionOf(moved), latest)).toEqual(blocksOf(span, resolutionOf(span), latest));
});

test('a view of 28 days has rows enough to be seen and not more', () => {
  const span = { start: latest - 28 * millisecondsInDay, end: latest };
  expect((span.end - span.start) / resolutionOf(span)).toBeGreaterThan(150);
  expect(resolutionsNear(resolutionOf(span))[0]).toBe(resolutionOf(span));
});
