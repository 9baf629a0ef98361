import { millisecondsInHour, millisecondsInWeek } from 'date-fns/constants';
import fc from 'fast-check';
import { graphSpans, spanNames } from '../../figures/spans/graph-span';
import { widths } from '../making/making-address';
import { colourMapNames } from './colour-maps';
import { comparedSpan, gridsizes, heatmapForms, readHeatmapDraft, writeHeatmapDraft } from './heatmap-address';

const read = (query: string) => readHeatmapDraft(new URLSearchParams(query), '1d');
const usual = read('');

test.each([
  'span=2d',
  'gridsize=3',
  'gridsize=x',
  'width=99999',
  'map=toString',
  'than=always',
  'than=other',
  'than=other&thanFrom=9&thanTo=3',
  'form=pie',
  'cameraId=',
  'with=b,c',
])('an address is as usual where it is wrong: %s', (query) => {
  expect(read(query)).toEqual(usual);
});

test('everything of a heatmap is in its address (product 10.8)', () => {
  const between = fc
    .tuple(
      fc.integer({ min: 0, max: 4_000_000_000_000 }),
      fc.integer({ min: graphSpans.shortestMs, max: graphSpans.longestMs }),
    )
    .map(([start, length]) => ({ start, end: start + length }));
  const cameras = fc.uniqueArray(fc.stringMatching(/^[a-z0-9._~-]{1,8}$/), { maxLength: 4 });
  const draft = fc.record({
    cameras,
    span: fc.oneof(
      fc.constantFrom(...spanNames).map((name) => ({ kind: 'latest' as const, name })),
      between.map((span) => ({ kind: 'between' as const, ...span })),
    ),
    comparison: fc.oneof(
      fc.constantFrom('none' as const, 'before' as const, 'weekBefore' as const).map((kind) => ({ kind })),
      between.map((span) => ({ kind: 'other' as const, span })),
    ),
    form: fc.constantFrom(...heatmapForms),
    labels: fc.option(fc.uniqueArray(fc.constantFrom('pig_lying', 'pig_sitting', 'Broiler'))),
    gridsize: fc.constantFrom(...gridsizes),
    width: fc.constantFrom(...widths),
    colourMap: fc.constantFrom(...colourMapNames),
  });
  fc.assert(
    fc.property(draft, ({ cameras: [cameraId = null, ...beside], ...rest }) => {
      const one = { ...rest, cameraId, beside };
      expect(read(writeHeatmapDraft(one).toString())).toEqual(one);
    }),
  );
});

test('a camera stands beside another once, never beside itself, and so do no more than three', () => {
  expect(read('cameraId=a&with=b,a,,b,c,d,e').beside).toEqual(['b', 'c', 'd']);
});

test('what a span is compared with is as long as it, right before it or a week earlier', () => {
  const span = { start: 10 * millisecondsInWeek, end: 10 * millisecondsInWeek + millisecondsInHour };
  expect(comparedSpan({ kind: 'none' }, span)).toBeNull();
  expect(comparedSpan({ kind: 'before' }, span)).toEqual({ start: span.start - millisecondsInHour, end: span.start });
  const week = comparedSpan({ kind: 'weekBefore' }, span);
  expect(week).toEqual({ start: span.start - millisecondsInWeek, end: span.end - millisecondsInWeek });
});
