import fc from 'fast-check';
import { type GridAddress, readGridAddress, withGridAddress } from './grid-address';
import { columnChoices } from './grid-layout';

const address: fc.Arbitrary<GridAddress> = fc.record({
  layoutId: fc.option(fc.string({ minLength: 1 }), { nil: null }),
  columns: fc.constantFrom(null, 'auto' as const, ...columnChoices),
  page: fc.integer({ min: 1, max: 1000 }),
  wall: fc.boolean(),
});

test('what is written is read again', () => {
  fc.assert(
    fc.property(address, (written) => {
      expect(readGridAddress(withGridAddress(new URLSearchParams('a=b&page=3'), written))).toEqual(written);
    }),
  );
});

test('other parts of the address stay, the usual is left out', () => {
  const usual = { layoutId: null, columns: null, page: 1, wall: false };
  expect(withGridAddress(new URLSearchParams('other=1&columns=4&wall=1'), usual).toString()).toBe('other=1');
});

test.each(['page=0', 'page=-1', 'page=1.5', 'page=x', 'page=1e9', 'columns=11', 'columns=0', 'wall=yes', ''])(
  'nonsense is as usual: %s',
  (query) => {
    expect(readGridAddress(new URLSearchParams(query))).toEqual({
      layoutId: null,
      columns: null,
      page: 1,
      wall: false,
    });
  },
);
