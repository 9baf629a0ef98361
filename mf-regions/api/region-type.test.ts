import { colorOf, regionTypeOf } from './region-type';

test('a region type has the colour that is shown, and the one that is stored', () => {
  expect(regionTypeOf({ regionTypeId: 'feeder', color: '#5B8DEF' })).toEqual({
    regionTypeId: 'feeder',
    storedColor: '#5B8DEF',
    color: '#5b8def',
  });
});

test.each([
  ['#1257c9', '#1257c9'],
  ['#1257C9', '#1257c9'],
  // Product 5.13: the first 7 characters count, so an alpha part behind them is cut off.
  ['#1257c9ff', '#1257c9'],
  // The trap in that rule: 7 characters that are no colour.
  ['red;bac', null],
  ['#12;57c', null],
  ['1257c9', null],
  ['#fa0', null],
  [' #1257c9', null],
  ['', null],
])('the stored colour %j is read as %s', (stored, color) => {
  expect(colorOf(stored)).toBe(color);
});
