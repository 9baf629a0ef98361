import fc from 'fast-check';
import { replacedModules } from './replaced-modules';
import { satisfy } from './semver';

test.each([
  ['1.2.3', '1.2.3', true],
  ['1.2.3', '=1.2.3', true],
  ['1.2.3', 'v1.2.3', true],
  ['1.2.4', '1.2.3', false],
  ['1.9.0', '^1.2.3', true],
  ['1.2.2', '^1.2.3', false],
  ['2.0.0', '^1.2.3', false],
  ['2.0.0-0', '^1.2.3', false],
  ['0.2.9', '^0.2.3', true],
  ['0.3.0', '^0.2.3', false],
  ['0.0.4', '^0.0.3', false],
  ['0.9.9', '^0', true],
  ['0.0.9', '^0.0', true],
  ['1.2.9', '~1.2.3', true],
  ['1.3.0', '~1.2.3', false],
  ['1.9.0', '~1', true],
  ['19.1.0', '^18.0.0 || ^19.0.0', true],
  ['17.0.2', '^18.0.0 || ^19.0.0', false],
  ['1.5.0', '>=1.2.0 <2.0.0', true],
  ['2.0.0', '>= 1.2.0 < 2.0.0', false],
  ['1.5.0', '1.2.0 - 1.5.0', true],
  ['1.5.9', '1.2 - 1.5', true],
  ['1.6.0', '1.2 - 1.5', false],
  ['1.3.0', '>1.2', true],
  ['1.2.9', '>1.2', false],
  ['1.2.9', '<=1.2', true],
  ['1.3.0', '<=1.2', false],
  ['1.2.0', '1.x', true],
  ['2.0.0', '1.*.*', false],
  ['7.0.0', '*', true],
  ['7.0.0', '', true],
  ['1.0.0-rc.2', '>=1.0.0-rc.1', true],
  ['1.0.0-rc.10', '>1.0.0-rc.9', true],
  ['1.0.0', '>1.0.0-rc.9', true],
  ['1.0.0-rc', '^1.0.0', false],
  ['1.0.0+build.7', '1.0.0', true],
  ['0', '^1.0.0', false],
  ['', '*', false],
  ['1.0.0', 'latest', false],
  ['1.0.0', 'npm:other@1', false],
] as const)('%s and %s: %s', (version, range, isSatisfied) => {
  expect(satisfy(version, range)).toBe(isSatisfied);
});

describe('as the module of the federation runtime', () => {
  type Satisfy = typeof satisfy;
  let original: Satisfy;

  beforeAll(() => {
    const replaced = replacedModules.find(({ standIn }) => standIn === 'semver');
    if (replaced === undefined) throw new Error('Nothing is replaced by it.');
    // The same program as CommonJS, which lies beside the ES module.
    original = jest.requireActual<{ satisfy: Satisfy }>(replaced.original.replace(/\.js$/, '.cjs')).satisfy;
  });

  const number = fc.constantFrom('0', '1', '2', '10');
  const version = fc.tuple(number, number, number).map((parts) => parts.join('.'));
  const early = fc.constantFrom('', '', '', '-rc.1', '-rc.2', '-beta');
  const open = fc.constantFrom('', '.x', '.*');
  const partial = fc.oneof(
    fc.tuple(version, early).map((parts) => parts.join('')),
    fc.tuple(fc.array(number, { minLength: 1, maxLength: 2 }), open).map(([parts, rest]) => parts.join('.') + rest),
    fc.constantFrom('x', '*'),
  );
  const sign = fc.constantFrom('', '^', '~', '>=', '<=', '>', '<', '=');
  const comparator = fc.tuple(sign, partial).map((parts) => parts.join(''));
  const range = fc
    .array(
      fc.array(comparator, { minLength: 1, maxLength: 2 }).map((all) => all.join(' ')),
      { minLength: 1, maxLength: 2 },
    )
    .map((all) => all.join(' || '));

  test('for every range of its grammar', () => {
    fc.assert(
      fc.property(fc.tuple(version, early), range, (parts, asked) => {
        // Of what everything meets the original says that nothing does.
        fc.pre(!/[>=^~][0x*](?:\.[0x*])*(?: |$)/.test(asked));
        const given = parts.join('');
        expect([given, asked, satisfy(given, asked)]).toEqual([given, asked, original(given, asked)]);
      }),
      { numRuns: 2_000 },
    );
  });
});
