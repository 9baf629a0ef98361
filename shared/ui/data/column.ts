import type { ReactNode } from 'react';

/** What a column sorts by. Nothing known (`null`) always stands last. */
export type SortKey = string | number | null;

export interface Column<Row> {
  readonly id: string;
  readonly title: string;
  /** What the cell shows. */
  readonly cell: (row: Row) => ReactNode;
  /** What the column sorts by; without it the column cannot be sorted. */
  readonly sortKey?: (row: Row) => SortKey;
  /** Width in px; the rest share what is left. */
  readonly width?: number;
  /** `end` for numbers. */
  readonly align?: 'start' | 'end';
}
