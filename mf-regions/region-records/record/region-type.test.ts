import { regionTypeOf } from './region-type';

test('a region type has the colour that is shown, and the one that is stored', () => {
  expect(regionTypeOf({ regionTypeId: 'feeder', color: '#5B8DEF' })).toEqual({
    regionTypeId: 'feeder',
    storedColor: '#5B8DEF',
    color: '#5b8def',
  });
});
