import type { TimeSpan } from '@barnwatch/shared/wire';
import fc from 'fast-check';
import { type Coverage, coverageOf, lookAt, mergedSpans, nothingKnown, spansWithout, videoBefore } from './coverage';

const span = (start: number, end: number): TimeSpan => ({ start, end });
const minute = 60_000;
const coverage = coverageOf(
  span(0, 100 * minute),
  [span(40 * minute, 60 * minute), span(10 * minute, 20 * minute), span(20 * minute + 900, 30 * minute)],
  [{ span: span(45 * minute, 50 * minute), reason: 'privacy' }],
  90 * minute,
);

test('recordings that follow each other are one; what lies between others is a gap, and says where it ends', () => {
  expect(lookAt(coverage, 15 * minute)).toEqual({ kind: 'recorded', until: 30 * minute });
  expect(lookAt(coverage, 35 * minute)).toEqual({ kind: 'absent', reason: 'gap', until: 40 * minute });
  expect(lookAt(coverage, 5 * minute)).toEqual({ kind: 'absent', reason: 'gap', until: 10 * minute });
});

test('video ends before private time, and goes on after it', () => {
  expect(lookAt(coverage, 42 * minute)).toEqual({ kind: 'recorded', until: 45 * minute });
  expect(lookAt(coverage, 47 * minute)).toEqual({ kind: 'absent', reason: 'privacy', until: 50 * minute });
  expect(videoBefore(coverage, 47 * minute)).toBe(45 * minute);
  expect(videoBefore(coverage, 35 * minute)).toBe(30 * minute);
  expect(videoBefore(coverage, 5 * minute)).toBeNull();
});

test('after the last recording that is listed, and where nothing is known, one has to try', () => {
  expect(lookAt(coverage, 70 * minute)).toMatchObject({ kind: 'unknown' });
  expect(lookAt(nothingKnown, 70 * minute)).toMatchObject({ kind: 'unknown' });
  expect(lookAt({ ...coverage, known: span(80 * minute, 90 * minute) }, 5 * minute)).toMatchObject({ kind: 'unknown' });
});

test('after the last recording of a time long past, there is nothing until it ends', () => {
  const past = coverageOf(span(0, 100 * minute), [span(10 * minute, 20 * minute)], [], 999 * minute);
  expect(lookAt(past, 50 * minute)).toEqual({ kind: 'absent', reason: 'gap', until: 100 * minute });
  const empty = coverageOf(span(0, minute), [], [], 999 * minute);
  expect(lookAt(empty, 500)).toEqual({ kind: 'absent', reason: 'gap', until: minute });
  expect(videoBefore(empty, 500)).toBeNull();
});

const spans = fc.array(
  fc.tuple(fc.nat(1000), fc.integer({ min: 1, max: 200 })).map(([start, length]) => span(start, start + length)),
  { maxLength: 8 },
);

test('merged spans hold the same moments, in order and apart', () => {
  fc.assert(
    fc.property(spans, fc.nat(1300), (some, moment) => {
      const merged = mergedSpans(some);
      const isIn = (list: readonly TimeSpan[]) => list.some(({ start, end }) => moment >= start && moment < end);
      expect(isIn(merged)).toBe(isIn(some));
      for (const [place, one] of merged.entries()) {
        expect(one.end).toBeLessThan(merged[place + 1]?.start ?? Number.POSITIVE_INFINITY);
      }
      const [taken = span(0, 1)] = some;
      const isTaken = moment >= taken.start && moment < taken.end;
      expect(isIn(spansWithout(merged, taken))).toBe(isIn(merged) && !isTaken);
    }),
  );
});

test('an absence always ends later than the moment that was asked for, and where video is or may be', () => {
  fc.assert(
    fc.property(spans, spans, fc.nat(1300), (recordings, hidden, moment) => {
      const known: Coverage = coverageOf(
        span(0, 1500),
        recordings,
        hidden.map((one) => ({ span: one, reason: 'privacy' as const })),
        2000,
      );
      const look = lookAt(known, moment);
      if (look.kind !== 'absent') return;
      expect(look.until).toBeGreaterThan(moment);
      expect(lookAt(known, look.until).kind).not.toBe('absent');
    }),
  );
});
