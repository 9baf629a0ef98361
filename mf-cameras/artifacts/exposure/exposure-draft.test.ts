import { frameIntervals } from '@barnwatch/shared/settings';
import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants';
import fc from 'fast-check';
import * as v from 'valibot';
import { spanNames } from '../../figures/spans/graph-span';
import { widths } from '../making/making-address';
import { exposureRules, offsets, picturesIn, readExposureDraft, writeExposureDraft } from './exposure-draft';

const hour = { start: 0, end: millisecondsInHour };

test('everything of a long-time exposure is in its address (product 10.8)', () => {
  const draft = fc.record({
    cameraId: fc.option(fc.string({ minLength: 1 })),
    span: fc.constantFrom(...spanNames).map((name) => ({ kind: 'latest' as const, name })),
    frameInterval: fc.constantFrom(...frameIntervals),
    offset: fc.constantFrom(...offsets),
    width: fc.constantFrom(...widths),
  });
  fc.assert(
    fc.property(draft, (one) => {
      expect(readExposureDraft(new URLSearchParams(writeExposureDraft(one).toString()))).toEqual(one);
    }),
  );
});

test.each([
  [10_000, 0, 361],
  [millisecondsInHour, 0, 2],
  [millisecondsInHour, 1000, 1],
  [millisecondsInDay, millisecondsInDay, 0],
] as const)('an hour has so many pictures: every %i ms from %i ms on', (frameInterval, offset, count) => {
  expect(picturesIn(hour, { frameInterval, offset })).toBe(count);
});

test.each([
  [null, 5, ['camera']],
  ['a', 1, ['tooFewPictures']],
  ['a', 20_001, ['tooManyPictures']],
  ['a', 20_000, undefined],
])('camera %s with %i pictures: %j', (cameraId, pictures, problems) => {
  expect(v.safeParse(exposureRules, { cameraId, pictures }).issues?.map(({ message }) => message)).toEqual(problems);
});
