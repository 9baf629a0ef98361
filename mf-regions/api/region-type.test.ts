import { colorOf, parseRegionType, parseRegionTypes } from './region-type';

test('reads the region types of the contract', () => {
  expect(parseRegionTypes({ regionTypes: [{ regionTypeId: 'feeder', color: '#5B8DEF' }] })).toEqual({
    regionTypes: [{ regionTypeId: 'feeder', storedColor: '#5B8DEF', color: '#5b8def' }],
    unreadable: 0,
  });
});

test('a damaged record does not lose the others, and is counted', () => {
  const regionTypes = [{ regionTypeId: '', color: '#000000' }, null, { regionTypeId: 'lying', color: '#8f7ee7' }];
  const read = parseRegionTypes({ regionTypes });
  expect(read.regionTypes.map(({ regionTypeId }) => regionTypeId)).toEqual(['lying']);
  expect(read.unreadable).toBe(2);
});

test.each([[{}], [null], [undefined], [{ regionTypes: { feeder: '#000000' } }]])('refuses %j', (data) => {
  expect(() => parseRegionTypes(data)).toThrow();
});

test('reads the answer to a change', () => {
  const data = { regionType: { regionTypeId: 'feeder', color: '#000000' } };
  expect(parseRegionType(data).color).toBe('#000000');
  expect(() => parseRegionType({})).toThrow();
});

test.each([
  ['#1257c9', '#1257c9'],
  ['#1257C9', '#1257c9'],
  // Spec 5: the first 7 characters count, so an alpha part behind them is cut off.
  ['#1257c9ff', '#1257c9'],
  // Its trap: 7 characters that are no colour.
  ['red;bac', null],
  ['#12;57c', null],
  ['1257c9', null],
  ['#fa0', null],
  [' #1257c9', null],
  ['', null],
])('the stored colour %j is read as %s', (stored, color) => {
  expect(colorOf(stored)).toBe(color);
});
