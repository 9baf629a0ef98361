import * as fc from 'fast-check';
import { isWithin } from '../../cameras/private-time';
import { cutSpans, mergeSpans, withoutSpans } from './merge-spans';
import { describeSpans } from './recorded-spans';

const span = fc
  .record({ start: fc.integer({ min: 0, max: 200 }), length: fc.integer({ min: 1, max: 40 }) })
  .map(({ start, length }) => ({ start, end: start + length }));
const spans = fc.array(span, { maxLength: 12 });
const moments = Array.from({ length: 260 }, (_, index) => index);

test('merged spans are in order, further apart than the gap, and lose no moment', () => {
  void fc.assert(
    fc.property(spans, fc.nat(10), (some, gapMs) => {
      const merged = mergeSpans(some, gapMs);
      for (const [index, { start }] of merged.entries()) {
        if (index > 0) expect(start - (merged[index - 1]?.end ?? 0)).toBeGreaterThan(gapMs);
      }
      for (const moment of moments) if (isWithin(some, moment)) expect(isWithin(merged, moment)).toBe(true);
      if (gapMs === 0) for (const moment of moments) expect(isWithin(merged, moment)).toBe(isWithin(some, moment));
    }),
  );
});

test('spans without others, and cut to another, have just the moments that are left', () => {
  void fc.assert(
    fc.property(spans, spans, span, (some, others, frame) => {
      const [whole, holes] = [mergeSpans(some, 0), mergeSpans(others, 0)];
      const [left, cut] = [withoutSpans(whole, holes), cutSpans(whole, frame)];
      for (const moment of moments) {
        expect(isWithin(left, moment)).toBe(isWithin(whole, moment) && !isWithin(holes, moment));
        expect(isWithin(cut, moment)).toBe(isWithin(whole, moment) && isWithin([frame], moment));
      }
    }),
  );
});

test('an answer has two thousand spans at most: it gets coarser until it fits, and says so', () => {
  const recorded = Array.from({ length: 3_000 }, (_, index) => ({ start: index * 1_000, end: index * 1_000 + 500 }));
  const found = ['one', 'two'].map((cameraId) => ({ cameraId, recorded, hidden: [{ start: 0, end: 250 }] }));
  const { resolution, cameras } = describeSpans(found, 100);
  expect(resolution).toBe(800);
  expect(cameras[0]).toEqual({
    cameraId: 'one',
    recorded: [{ start: 250, end: 2_999_500 }],
    private: [{ start: 0, end: 250 }],
  });
  expect(describeSpans(found.slice(0, 1), 600).resolution).toBe(600);
});
