import { keyboardInset } from './use-keyboard-inset';

test.each([
  ['no keyboard', { height: 844, offsetTop: 0, scale: 1 }, 0],
  ['a keyboard over the page', { height: 508, offsetTop: 0, scale: 1 }, 336],
  ['a keyboard, and the page moved up for it', { height: 508, offsetTop: 200, scale: 1 }, 136],
  ['a bar of the browser', { height: 790, offsetTop: 0, scale: 1 }, 0],
  ['a page enlarged by two fingers', { height: 422, offsetTop: 100, scale: 2 }, 0],
])('%s', (_name, visible, inset) => {
  expect(keyboardInset(844, visible)).toBe(inset);
});
