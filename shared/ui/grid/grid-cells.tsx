import { Fragment, useEffect, useMemo, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useDoorTexts } from '../../i18n';
import { useGrowingCount } from '../loading/use-growing-count';
import type { CellPlaces } from './cell-places';
import { GridCell } from './grid-cell';
import type { GridColumn, GridRow } from './grid-column';
import { gridTexts } from './grid-texts';

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
  const { t } = useDoorTexts(gridTexts);
  const whats = useMemo(() => columns.map(({ title }) => t('grid.cellThrew', { column: title })), [columns, t]);
  return shown.slice(0, count).map(({ name, element, rowKey, column: index }) => {
    const row = rowsByKey.get(rowKey);
    const column = columns[index];
    if (row === undefined || !column) return null;
    const cell = <GridCell column={column} row={row} what={whats[index] ?? ''} />;
    return <Fragment key={name}>{createPortal(cell, element)}</Fragment>;
  });
}
