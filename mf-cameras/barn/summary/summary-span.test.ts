import { millisecondsInHour } from 'date-fns/constants';
import fc from 'fast-check';
import {
  momentChoicesOf,
  mostMoments,
  readSummaryView,
  type SummaryView,
  spanNames,
  summarySpans,
  usualMomentsOf,
  writeSummaryView,
} from './summary-span';

const { longestMs } = summarySpans;
const read = (query: string) => readSummaryView(new URLSearchParams(query));
const usual: SummaryView = { span: { kind: 'latest', name: '24h' }, moments: null };

test.each([
  '',
  'span=2d',
  'from=5',
  'from=5&to=6',
  `from=0&to=${longestMs + 1}`,
  'from=-1&to=9999999',
  'from=9999999&to=1',
  'at=',
  'at=noon,-3',
])('an address that says nothing useful is a day: %s', (query) => {
  expect(read(query)).toEqual(usual);
});

test('every view comes back from its address', () => {
  const moment = fc.integer({ min: 0, max: 4_000_000_000_000 });
  const between = fc
    .tuple(moment, fc.integer({ min: millisecondsInHour, max: longestMs }))
    .map(([start, length]) => ({ kind: 'between' as const, start, end: start + length }));
  const latest = fc.constantFrom(...spanNames).map((name) => ({ kind: 'latest' as const, name }));
  const view = fc.record({
    span: fc.oneof(latest, between),
    moments: fc.option(fc.uniqueArray(moment, { minLength: 1, maxLength: mostMoments })),
  });
  fc.assert(
    fc.property(view, (one) => {
      expect(read(writeSummaryView(one).toString())).toEqual(one);
    }),
  );
});

test('a moment that an address names twice has one picture', () => {
  expect(read('at=7,5,7').moments).toEqual([7, 5]);
});

test('moments lie in their span, and the last one is a picture that can have been recorded', () => {
  expect(usualMomentsOf({ start: 76 * millisecondsInHour, end: 100 * millisecondsInHour })).toEqual([
    82 * millisecondsInHour,
    88 * millisecondsInHour,
    94 * millisecondsInHour,
    100 * millisecondsInHour - 120_000,
  ]);
  const span = fc
    .tuple(fc.integer({ min: 0, max: 1e12 }), fc.integer({ min: millisecondsInHour, max: longestMs }))
    .map(([start, length]) => ({ start, end: start + length }));
  fc.assert(
    fc.property(span, ({ start, end }) => {
      const choices = momentChoicesOf({ start, end });
      expect(choices.length).toBeLessThanOrEqual(24);
      for (const moment of [...usualMomentsOf({ start, end }), ...choices]) {
        expect(moment).toBeGreaterThanOrEqual(start - 60_000);
        expect(moment).toBeLessThanOrEqual(end - 60_000);
      }
    }),
  );
});
