import { Fragment, useEffect, useMemo, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useGrowingCount } from '../loading/use-growing-count';
import type { CellPlaces } from './cell-places';
import type { GridColumn, GridRow } from './grid-column';

export interface GridCellsProps<Row> {
  readonly places: CellPlaces;
  readonly rows: readonly GridRow<Row>[];
  readonly columns: readonly GridColumn<Row>[];
}

/** A window full of rows at once, then as many as nobody waits for. */
const growth = { first: 160, step: 40 } as const;

/** Draws the cells that are more than words into the places that the grid has made, always with the rows as they are now. */
export function GridCells<Row>({ places, rows, columns }: GridCellsProps<Row>) {
  const shown = useSyncExternalStore(places.subscribe, places.all);
  const rowsByKey = useMemo(() => new Map(rows.map(({ key, row }) => [key, row])), [rows]);
  const count = useGrowingCount(shown.length, growth);
  useEffect(() => places.tellFilled(count), [places, count]);
  return shown.slice(0, count).map(({ name, element, rowKey, column }) => {
    const row = rowsByKey.get(rowKey);
    if (row === undefined) return null;
    return <Fragment key={name}>{createPortal(columns[column]?.cell?.(row), element)}</Fragment>;
  });
}
