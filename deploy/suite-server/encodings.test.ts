import { acceptedEncodings } from './encodings';

it.each([
  [undefined, []],
  ['', []],
  ['gzip, deflate, br', ['br', 'gzip']],
  ['gzip', ['gzip']],
  ['br;q=0, gzip;q=0.5', ['gzip']],
  ['*', ['br', 'gzip']],
  ['*;q=0', []],
  ['identity, GZIP', ['gzip']],
  ['br;q=nonsense', []],
])('%j accepts %j', (header, expected) => {
  expect(acceptedEncodings(header).map(({ name }) => name)).toEqual(expected);
});
