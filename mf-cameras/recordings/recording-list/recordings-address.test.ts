import fc from 'fast-check';
import { graphSpans, spanNames } from '../../figures/spans/graph-span';
import { longestViewMs, shortestViewMs } from '../../timeline/geometry/time-view';
import { pageLengths, readRecordingsView, spanOfTimeline, writeRecordingsView } from './recordings-address';

const start = fc.integer({ min: 0, max: 1_800_000_000_000 });
const span = fc.oneof(
  fc.constantFrom(...spanNames).map((name) => ({ kind: 'latest', name }) as const),
  fc
    .tuple(start, fc.integer({ min: graphSpans.shortestMs, max: graphSpans.longestMs }))
    .map(([from, length]) => ({ kind: 'between', start: from, end: from + length }) as const),
);

test('cameras, time, results a page and page are all in the address (product 2.7)', () => {
  const view = fc.record({
    cameraIds: fc.option(fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 5 })),
    span,
    pageLength: fc.constantFrom(...pageLengths),
    page: fc.integer({ min: 1, max: 900 }),
  });
  fc.assert(
    fc.property(view, (one) => {
      expect(readRecordingsView(new URLSearchParams(writeRecordingsView(one).toString()))).toEqual(one);
    }),
  );
});

test('what is wrong in an address has its default', () => {
  expect(readRecordingsView(new URLSearchParams('cameraId=&results=13&page=-1&from=9&to=3&span=week'))).toEqual({
    cameraIds: null,
    span: { kind: 'latest', name: '1d' },
    pageLength: 24,
    page: 1,
  });
});

test('whatever the timeline shows can be listed, two minutes and five weeks alike', () => {
  const latest = 1_790_755_200_000;
  fc.assert(
    fc.property(fc.integer({ min: shortestViewMs, max: longestViewMs }), (length) => {
      const shown = { start: latest - length, end: latest };
      const listed = spanOfTimeline(shown);
      expect(
        readRecordingsView(writeRecordingsView({ cameraIds: null, span: listed, pageLength: 24, page: 1 })).span,
      ).toEqual(listed);
      if (listed.kind !== 'between') throw new Error('a view has two ends');
      expect(listed.start).toBeLessThanOrEqual(shown.start);
      expect(listed.end).toBeGreaterThanOrEqual(shown.end);
    }),
  );
});
