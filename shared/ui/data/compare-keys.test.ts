import fc from 'fast-check';
import type { SortKey } from './column';
import { keyComparator } from './compare-keys';

const compare = keyComparator('de');

/** Sorted as the table does it: it turns the comparison round for the way down. */
function sorted(keys: readonly SortKey[], direction: 'ascending' | 'descending'): readonly SortKey[] {
  const sign = direction === 'ascending' ? 1 : -1;
  return [...keys].sort((one, other) => sign * compare(one, other, direction));
}

describe('sorting', () => {
  it('puts what is not known last, both ways', () => {
    expect(sorted(['b', null, 'Ä', 'a'], 'ascending')).toEqual(['a', 'Ä', 'b', null]);
    expect(sorted(['b', null, 'Ä', 'a'], 'descending')).toEqual(['b', 'Ä', 'a', null]);
    expect(sorted([10, 9, null, 'x'], 'ascending')).toEqual([9, 10, 'x', null]);
  });

  it('is consistent', () => {
    const key = fc.oneof(fc.string(), fc.integer(), fc.constant(null));
    fc.assert(
      fc.property(key, key, (one, other) => {
        expect(Math.sign(compare(one, other, 'ascending'))).toBe(-Math.sign(compare(other, one, 'ascending')) + 0);
      }),
    );
  });
});
