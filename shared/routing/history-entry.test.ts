import { addressOf, locationOf, placeOf } from './history-entry';

test.each([
  [{ idx: 3 }, 3],
  [{ idx: '3' }, null],
  [{}, null],
  [null, null],
  [7, null],
])('the place of %j is %j', (state, place) => {
  expect(placeOf(state)).toBe(place);
});

test.each([
  [null, null, 'default'],
  [{ usr: { roundTrip: true }, key: 'a1', idx: 1 }, { roundTrip: true }, 'a1'],
  [{ usr: undefined, key: 7 }, null, 'default'],
  ['nonsense', null, 'default'],
])('the entry %j carries %j under the key %s', (entry, state, key) => {
  expect(locationOf({ pathname: '/a', search: '?b', hash: '#c' }, entry)).toEqual({
    pathname: '/a',
    search: '?b',
    hash: '#c',
    state,
    key,
  });
});

test.each([
  ['/other?x=1#y', '/other?x=1#y'],
  ['?x=1', '/form?x=1'],
  ['#y', '/form#y'],
  [{ search: 'x=1' }, '/form?x=1'],
  [{ pathname: '/other', search: '', hash: 'y' }, '/other#y'],
])('%j leads to %s', (to, address) => {
  expect(addressOf(to, '/form')).toBe(address);
});
