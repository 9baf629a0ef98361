import { Fragment, useMemo, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import type { CellPlaces } from './cell-places';
import type { GridColumn, GridRow } from './grid-column';

export interface GridCellsProps<Row> {
  readonly places: CellPlaces;
  readonly rows: readonly GridRow<Row>[];
  readonly columns: readonly GridColumn<Row>[];
}

/** Draws the cells that are more than words into the places that the grid has made, always with the rows as they are now. */
export function GridCells<Row>({ places, rows, columns }: GridCellsProps<Row>) {
  const shown = useSyncExternalStore(places.subscribe, places.all);
  const rowsByKey = useMemo(() => new Map(rows.map(({ key, row }) => [key, row])), [rows]);
  return shown.map(({ name, element, rowKey, column }) => {
    const row = rowsByKey.get(rowKey);
    if (row === undefined) return null;
    return <Fragment key={name}>{createPortal(columns[column]?.cell?.(row), element)}</Fragment>;
  });
}
