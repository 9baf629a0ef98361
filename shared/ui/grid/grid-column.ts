import { textRanks } from './text-ranks';

/** One column of a grid. */
export interface GridColumn<Row> {
  readonly id: string;
  readonly title: string;
  /** What is shown, and what the filter looks through. */
  readonly words: (row: Row) => string;
  /** What sorts, where that is not what is shown: a time, a severity. */
  readonly rank?: (row: Row) => number;
  /** Name of the grid's mark that is drawn in place of the words, and says the same; null for none. */
  readonly mark?: (row: Row) => string | null;
  /** In pixels; it can be changed by its edge. */
  readonly width?: number;
}

/** The words of a column in a row: a property of its own, which the grid reads fastest. */
export type CellName = `c${number}`;

/** A row as the grid keeps it: each cell's words are made once, not once per comparison. */
export interface GridRow<Row> {
  readonly [cell: CellName]: string;
  readonly key: string;
  readonly row: Row;
  /** The place of each column's cell in the column's order, where it is known already. */
  readonly order: (number | undefined)[];
}

export const cellName = (index: number): CellName => `c${index}`;

export function gridRows<Row>(
  rows: readonly Row[],
  columns: readonly GridColumn<Row>[],
  rowKey: (row: Row) => string,
): GridRow<Row>[] {
  const names = columns.map((_, index) => cellName(index));
  return rows.map((row) => {
    const cells: Record<CellName, string> = {};
    columns.forEach((column, index) => {
      cells[names[index] ?? 'c0'] = column.words(row);
    });
    return { ...cells, key: rowKey(row), row, order: columns.map((column) => column.rank?.(row)) };
  });
}

/**
 * Compares rows by a column. Words are put into order once for all rows, when they are compared first; after that, rows
 * are compared by numbers.
 */
export function rowOrder<Row>(index: number, rows: () => readonly GridRow<Row>[], language: string) {
  const name = cellName(index);
  const putInOrder = (asked: GridRow<Row>): number => {
    const all = [asked, ...rows()];
    const ranks = textRanks(
      all.map((row) => row[name] ?? ''),
      language,
    );
    for (const row of all) row.order[index] = ranks.get(row[name] ?? '') ?? 0;
    return asked.order[index] ?? 0;
  };
  const placeOf = (row: GridRow<Row>): number => row.order[index] ?? putInOrder(row);
  return (one: GridRow<Row> | undefined, other: GridRow<Row> | undefined): number =>
    one && other ? placeOf(one) - placeOf(other) : 0;
}
