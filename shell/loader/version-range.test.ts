import fc from 'fast-check';
import { satisfies } from './version-range';

test.each([
  ['1.0.0', '^1.0.0', true],
  ['1.4.2', '^1.0.0', true],
  ['1.0.0', '^1.0.1', false],
  ['2.0.0', '^1.9.9', false],
  ['0.3.1', '^0.3.0', true],
  ['0.4.0', '^0.3.0', false],
  ['0.0.4', '^0.0.3', false],
  ['1.2.3', '1.2.3', true],
  ['1.2.4', '1.2.3', false],
  ['1.2', '^1.0.0', false],
  ['1.0.0', '>=1', false],
  ['', '', false],
])('%s against %s: %s', (version, range, expected) => {
  expect(satisfies(version, range)).toBe(expected);
});

test('any version satisfies itself and its own caret range', () => {
  const part = fc.nat({ max: 99 });
  fc.assert(
    fc.property(part, part, part, (major, minor, patch) => {
      const version = `${major}.${minor}.${patch}`;
      expect(satisfies(version, version) && satisfies(version, `^${version}`)).toBe(true);
      expect(satisfies(version, `^${major + 1}.0.0`)).toBe(false);
    }),
  );
});
