import fc from 'fast-check';
import {
  type CameraFilter,
  everyCamera,
  filterQuery,
  isFiltered,
  readCameraFilter,
  withCameraFilter,
} from './camera-filter';
import { cameraStates } from './camera-state';

const filters = fc.record<CameraFilter>({
  search: fc.string({ unit: 'grapheme', maxLength: 40 }),
  tag: fc.option(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 })),
  state: fc.option(fc.constantFrom(...cameraStates)),
});

test('what is written into an address is read back', () => {
  fc.assert(
    fc.property(filters, (filter) => {
      expect(readCameraFilter(new URLSearchParams(filterQuery(filter)))).toEqual(filter);
    }),
  );
});

test('other parts of the address stay', () => {
  const query = withCameraFilter(new URLSearchParams('walk=round&search=old'), { ...everyCamera, tag: 'a&b' });
  expect(query.toString()).toBe('walk=round&tag=a%26b');
});

test.each([
  ['', everyCamera],
  ['state=__proto__&tag=', everyCamera],
  [`search=${'x'.repeat(500)}`, { ...everyCamera, search: 'x'.repeat(200) }],
])('an address that says nothing of use filters nothing: %.20s', (query, filter) => {
  expect(readCameraFilter(new URLSearchParams(query))).toEqual(filter);
});

test('only words that exclude something count as a filter', () => {
  expect(isFiltered(everyCamera)).toBe(false);
  expect(isFiltered({ ...everyCamera, search: '  ' })).toBe(false);
  expect(isFiltered({ ...everyCamera, search: 'a' })).toBe(true);
  expect(isFiltered({ ...everyCamera, tag: 'a' })).toBe(true);
  expect(isFiltered({ ...everyCamera, state: 'offline' })).toBe(true);
});
