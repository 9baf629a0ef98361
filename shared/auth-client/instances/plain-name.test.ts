import { plainName } from './plain-name';

test.each([
  ['Stall Nord', 'Stall Nord'],
  [' \u202eдroN\u202c ', 'дroN'],
  ['North\u0000\n barn\u200b', 'North barn'],
  ['x'.repeat(1_000_000), 'x'.repeat(100)],
  ['', ''],
])('a name that came from elsewhere is shown plainly', (name, shown) => {
  expect(plainName(name)).toBe(shown);
});
