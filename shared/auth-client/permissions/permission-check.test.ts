import fc from 'fast-check';
import { isPermitted } from './permission-check';

describe('a permission check', () => {
  test.each([
    ['nothing asked', {}, [], true],
    ['all held', { all: ['a', 'b'] }, ['b', 'a', 'c'], true],
    ['one of all missing', { all: ['a', 'b'] }, ['a'], false],
    ['one of any held', { any: ['a', 'b'] }, ['b'], true],
    ['none of any held', { any: ['a', 'b'] }, ['c'], false],
    ['any of nothing', { any: [] }, ['a'], false],
    ['all of nothing', { all: [] }, [], true],
    ['both, one failing', { all: ['a'], any: ['b'] }, ['a'], false],
    ['both held', { all: ['a'], any: ['b', 'c'] }, ['a', 'c'], true],
    ['names are not prefixes', { all: ['incidents.manage'] }, ['incidents.manage.advanced'], false],
    ['names of the language', { any: ['constructor'] }, [], false],
  ])('%s', (_name, check, names, expected) => {
    expect(isPermitted(check, names)).toBe(expected);
  });

  test('never passes with fewer permissions what it turns down with more', () => {
    const names = fc.subarray(['a', 'b', 'c', 'd']);
    fc.assert(
      fc.property(names, names, names, names, (all, any, held, more) => {
        const check = { all, any };
        return !isPermitted(check, held) || isPermitted(check, [...held, ...more]);
      }),
    );
  });
});
