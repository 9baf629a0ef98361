import { colorOf } from './stored-color';

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
])('F39: the stored colour %j is read as %s', (stored, color) => {
  expect(colorOf(stored)).toBe(color);
});
