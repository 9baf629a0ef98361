import fc from 'fast-check';
import { dashboardPath, readArrival, targetAt } from './arrival';

test.each([
  [null],
  [undefined],
  ['text'],
  [{}],
  [{ barnId: 'north' }],
  [{ returnTo: '/x' }],
  [{ barnId: 1, returnTo: '/x' }],
  [{ barnId: 'north', returnTo: null }],
  [{ barnId: 'x'.repeat(201), returnTo: '/' }],
  [{ barnId: 'north', returnTo: `/${'x'.repeat(4000)}` }],
])('an unknown history state (%j) is no arrival', (state) => {
  expect(readArrival(state)).toBeNull();
});

test('an arrival has nothing of what else lies in the history state, and may be as long as it can be', () => {
  const longest = { barnId: 'x'.repeat(200), returnTo: 'x'.repeat(4000) };
  expect(readArrival({ ...longest, key: 'of another part' })).toEqual(longest);
});

test.each([
  ['a screen of the barn', '/dashboard/north/camera?search=pen', '/dashboard/north/camera?search=pen'],
  ['its dashboard', '/dashboard/north', '/dashboard/north'],
  ['another barn', '/dashboard/south/camera', '/dashboard/north/'],
  ['a barn whose id begins the same', '/dashboard/north-2/camera', '/dashboard/north/'],
  ['another part of the suite', '/system-information', '/dashboard/north/'],
  ['another host', '//evil.example/dashboard/north', '/dashboard/north/'],
  ['another protocol', 'https://evil.example/dashboard/north', '/dashboard/north/'],
  ['a broken escape', '/dashboard/%E0%A4%A/camera', '/dashboard/north/'],
])('%s', (_name, returnTo, target) => {
  expect(targetAt('north', readArrival({ barnId: 'north', returnTo }))).toBe(target);
});

test('without a place to return to, one goes on to the dashboard', () => {
  expect(targetAt('north', null)).toBe('/dashboard/north/');
});

test('a barn finds its own dashboard again, whatever its id', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), (barnId) => {
      const returnTo = `${dashboardPath(barnId)}incidents`;
      expect(targetAt(barnId, { barnId, returnTo })).toBe(returnTo);
    }),
  );
});
