import fc from 'fast-check';
import { type GridColumn, gridRows, rowOrder } from './grid-column';

interface Pen {
  readonly id: string;
  readonly name: string;
  readonly animals: number | null;
}

const columns: readonly GridColumn<Pen>[] = [
  { id: 'name', title: 'Name', words: ({ name }) => name },
  { id: 'animals', title: 'Animals', words: ({ animals }) => String(animals), rank: ({ animals }) => animals },
];

/** Sorted as the grid does it: it turns the comparison round for the way down. */
function sorted(pens: readonly Pen[], index: number, direction: 'ascending' | 'descending'): readonly Pen[] {
  const rows = gridRows(pens, columns, ({ id }) => id);
  const compare = rowOrder(index, () => rows, 'de');
  const sign = direction === 'ascending' ? 1 : -1;
  return [...rows].sort((one, other) => sign * compare(one, other, sign === -1)).map(({ row }) => row);
}

const named = (names: readonly string[]) => names.map((name, index): Pen => ({ id: `${index}`, name, animals: null }));
const counted = (counts: readonly (number | null)[]) =>
  counts.map((animals, index): Pen => ({ id: `${index}`, name: '', animals }));

test('puts what is not known last, both ways', () => {
  const namesOf = (direction: 'ascending' | 'descending') =>
    sorted(named(['b', '', 'Ä', 'a']), 0, direction).map(({ name }) => name);
  expect(namesOf('ascending')).toEqual(['a', 'Ä', 'b', '']);
  expect(namesOf('descending')).toEqual(['b', 'Ä', 'a', '']);
  const countsOf = (direction: 'ascending' | 'descending') =>
    sorted(counted([10, 9, null, -1]), 1, direction).map(({ animals }) => animals);
  expect(countsOf('ascending')).toEqual([-1, 9, 10, null]);
  expect(countsOf('descending')).toEqual([10, 9, -1, null]);
});

test('is consistent', () => {
  const pen = fc.record({
    id: fc.string(),
    name: fc.string({ maxLength: 3 }),
    animals: fc.option(fc.integer({ min: -3, max: 3 })),
  });
  fc.assert(
    fc.property(pen, pen, fc.nat(1), fc.boolean(), (one, other, index, isDescending) => {
      const [first, second] = gridRows([one, other], columns, ({ id }) => id);
      const compare = rowOrder(index, () => gridRows([one, other], columns, ({ id }) => id), 'de');
      const there = Math.sign(compare(first, second, isDescending));
      expect(there).toBe(-Math.sign(compare(second, first, isDescending)) + 0);
    }),
  );
});
