import { listPath, livePath } from './live-path';

test.each([
  ['Pen 1', 'Pen%201'],
  ['a/b?c#d%', 'a%2Fb%3Fc%23d%25'],
  ['🐷', '%F0%9F%90%B7'],
  ['..', 'pen-01'],
  ['  ', 'pen-01'],
  ['\uD800', '%EF%BF%BD'],
])('%j has an address', (name, part) => {
  const path = livePath('north-barn', { cameraId: 'pen-01', name });
  expect(path).toBe(`/dashboard/north-barn/camera/streaming/pen-01/${part}`);
  expect(new URL(path, 'http://localhost').pathname).toBe(path);
});

test('the list', () => {
  expect(listPath('north barn')).toBe('/dashboard/north%20barn/camera');
});
