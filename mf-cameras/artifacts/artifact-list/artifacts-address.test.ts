import fc from 'fast-check';
import { graphSpans, spanNames } from '../../figures/spans/graph-span';
import { artifactKinds } from '../records/artifact';
import { artifactQuestion, isFiltered, readArtifactsView, wholeList, writeArtifactsView } from './artifacts-address';

const read = (query: string) => readArtifactsView(new URLSearchParams(query));

test.each([
  '',
  'type=toString',
  'type=other',
  'cameraId=',
  'pages=0',
  'pages=-1',
  'pages=1.5',
  'pages=1e9',
  'pages=x',
  'span=2d',
  'from=9&to=3',
])('an address that says nothing usable is the whole list: %s', (query) => {
  expect(read(query)).toEqual({ ...wholeList, pages: 1 });
});

test('filter, camera, time and pages are in the address (product 10.8)', () => {
  const between = fc
    .tuple(
      fc.integer({ min: 0, max: 4_000_000_000_000 }),
      fc.integer({ min: graphSpans.shortestMs, max: graphSpans.longestMs }),
    )
    .map(([start, length]) => ({ kind: 'between' as const, start, end: start + length }));
  const latest = fc.constantFrom(...spanNames).map((name) => ({ kind: 'latest' as const, name }));
  const view = fc.record({
    kind: fc.option(fc.constantFrom(...artifactKinds)),
    cameraId: fc.option(fc.string({ minLength: 1 })),
    made: fc.option(fc.oneof(between, latest)),
    pages: fc.integer({ min: 1, max: 40 }),
  });
  fc.assert(
    fc.property(view, (one) => {
      expect(readArtifactsView(new URLSearchParams(writeArtifactsView(one).toString()))).toEqual(one);
    }),
  );
});

test('the barn is asked for what the filter says, the newest first; a span that ends now stays open', () => {
  const order = [{ field: 'createdAt', direction: 'desc' }];
  expect(artifactQuestion(wholeList, 5)).toEqual({ query: {}, order });
  expect(isFiltered(wholeList)).toBe(false);
  const filter = { kind: 'heatmap' as const, cameraId: 'a', made: { kind: 'latest' as const, name: '1h' as const } };
  expect(artifactQuestion(filter, 3_600_005)).toEqual({
    query: { type: 'heatmap', 'parameters.cameraId': 'a', createdAt: { $gte: 5 } },
    order,
  });
  const between = { ...wholeList, made: { kind: 'between' as const, start: 5, end: 9 } };
  expect(artifactQuestion(between, 0).query).toEqual({ createdAt: { $gte: 5, $lt: 9 } });
  expect(isFiltered(between)).toBe(true);
});
