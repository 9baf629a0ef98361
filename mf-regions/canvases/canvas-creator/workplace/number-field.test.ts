import { readNumber } from './number-field';

test.each([
  ['12.5', 12.5],
  [' 12,5 ', 12.5],
  ['-3', -3],
  ['−3', -3],
  ['7.', 7],
  ['', null],
  ['1e3', null],
  ['twelve', null],
])('%j is read as %s', (text, value) => {
  expect(readNumber(text)).toBe(value);
});
