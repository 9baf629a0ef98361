import type { ReactNode } from 'react';
import { rankOfCell, wordsOfCell } from './read-cell';
import { textRanks } from './text-ranks';

/** One column of a grid. */
export interface GridColumn<Row> {
  readonly id: string;
  readonly title: string;
  /** What is shown, what sorts, and what the filter looks through. */
  readonly words: (row: Row) => string;
  /** What sorts, where that is not what is shown: a time, a severity. Nothing known (`null`) always stands last. */
  readonly rank?: (row: Row) => number | null;
  /** Name of the grid's mark that is drawn in place of the words, and says the same; null for none. */
  readonly mark?: (row: Row) => string | null;
  /** What is shown in place of the words where it is more than words: a link, a switch. */
  readonly cell?: (row: Row) => ReactNode;
  /** In pixels: exactly so wide, or at least where it grows. It can be changed by its edge. */
  readonly width?: number;
  /** It shares what the others leave, in proportion to its width. */
  readonly grows?: boolean;
  /** What does not fit on one line goes on below it. */
  readonly wraps?: boolean;
  /** `end` for numbers. */
  readonly align?: 'start' | 'end';
  /** It cannot be sorted: it says nothing that has an order. */
  readonly unsorted?: boolean;
}

/** The words of a column in a row: a property of its own, which the grid reads fastest. */
export type CellName = `c${number}`;

/** A row as the grid keeps it: each cell's words are made once, not once per comparison. */
export interface GridRow<Row> {
  readonly [cell: CellName]: string;
  readonly key: string;
  readonly row: Row;
  /** The place of each column's cell in the column's order, where it is known already; null stands last. */
  readonly order: (number | null | undefined)[];
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
      cells[names[index] ?? 'c0'] = wordsOfCell(column, row);
    });
    return { ...cells, key: rowKey(row), row, order: columns.map((column) => rankOfCell(column, row)) };
  });
}

/**
 * Compares rows by a column. Words are put into order once for all rows, when they are compared first; after that, rows
 * are compared by numbers. What is not known stands last, upwards and downwards: the grid turns the result round when it
 * sorts downwards.
 */
export function rowOrder<Row>(index: number, rows: () => readonly GridRow<Row>[], language: string) {
  const name = cellName(index);
  const putInOrder = (asked: GridRow<Row>): void => {
    const all = [asked, ...rows()];
    const ranks = textRanks(
      all.map((row) => row[name] ?? ''),
      language,
    );
    for (const row of all) row.order[index] = row[name] ? (ranks.get(row[name]) ?? 0) : null;
  };
  const placeOf = (row: GridRow<Row>): number | null => {
    if (row.order[index] === undefined) putInOrder(row);
    return row.order[index] ?? null;
  };
  return (one: GridRow<Row> | undefined, other: GridRow<Row> | undefined, isDescending: boolean): number => {
    if (!one || !other) return 0;
    const [place, otherPlace] = [placeOf(one), placeOf(other)];
    if (place !== null && otherPlace !== null) return place - otherPlace;
    const unknownLast = Number(place === null) - Number(otherPlace === null);
    return isDescending ? -unknownLast : unknownLast;
  };
}
