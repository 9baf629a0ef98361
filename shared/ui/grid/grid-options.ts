import type { ColDef, GridApi, GridOptions } from 'ag-grid-community';
import type { Language, Translate } from '../../i18n';
import type { CellPlaces } from './cell-places';
import { type MarkedCell, markedCell, reactCell } from './cell-renderers';
import { cellName, type GridColumn, type GridRow, rowOrder } from './grid-column';
import { gridTheme } from './grid-theme';
import { pageSize } from './page-of-rows';
import { markOfCell } from './read-cell';

/** Heights in pixels: rows of a table that is read with a mouse, and of one that is touched. */
const rowHeights = { fine: 40, coarse: 48 } as const;

/** A column that nobody gave a width, px. */
const usualWidthPx = 200;

/** The grid counts its headings backwards from the first row: the filters, or where there are none the titles. */
const nearestHeadingRow = -1;

/** Words of the grid itself that we have; the others are never shown with the parts of it that are in use. */
const gridWords = [
  'noRowsToShow',
  'noMatchingRows',
  'contains',
  'filterOoo',
  'ariaFilterInput',
  'ariaFilterValue',
  'ariaFilteringOperator',
  'ariaSortableColumn',
  'ariaFilterMenuOpen',
  'ariaLabelInputClear',
] as const;

export interface GridSurroundings<Row> {
  /** What of the columns never changes while the grid stands: their ids, headings and measures. */
  readonly shape: readonly GridColumn<Row>[];
  /** The columns as they are now. */
  readonly columns: () => readonly GridColumn<Row>[];
  /** The rows as they are now. */
  readonly rows: () => readonly GridRow<Row>[];
  readonly hasFilters: boolean;
  readonly language: Language;
  readonly t: Translate;
  /** A finger has no Shift key: each press on a heading adds a column to the order. */
  readonly touches: boolean;
  /** How much larger than usual text is on this device: the table grows with it. */
  readonly textScale: number;
  readonly nonce: string | null;
  /** A drawing of the mark with that name, new each time; null where there is none. */
  readonly drawMark: (name: string) => Node | null;
  /** Cells that are drawn by React. */
  readonly places: CellPlaces;
  /** What a press on a row does; null where rows cannot be opened. */
  readonly onOpen: ((row: Row) => void) | null;
  /** Somebody sorted or filtered. */
  readonly onSelect: (grid: GridApi<GridRow<Row>>) => void;
  /** How many rows there are, filtered ones left out. */
  readonly onCount: (rows: number) => void;
  /** Columns have come, gone, or other widths than before. */
  readonly onWidths: () => void;
}

/** All that the grid is told once; rows and visible columns follow. */
export function gridOptions<Row>(surroundings: GridSurroundings<Row>): GridOptions<GridRow<Row>> {
  const { shape, hasFilters, t, touches, textScale, nonce, onOpen, onSelect, onCount, onWidths } = surroundings;
  const rowHeight = Math.round((touches ? rowHeights.coarse : rowHeights.fine) * textScale);
  return {
    theme: gridTheme,
    ...(nonce === null ? {} : { styleNonce: nonce }),
    columnDefs: shape.map((column, index) => columnDefinition(column, index, surroundings)),
    defaultColDef: {
      resizable: true,
      wrapHeaderText: true,
      autoHeaderHeight: true,
      ...(hasFilters && { filter: 'agTextColumnFilter', floatingFilter: true }),
      suppressFloatingFilterButton: true,
      suppressHeaderFilterButton: true,
    },
    getRowId: ({ data }) => data.key,
    rowHeight,
    headerHeight: rowHeight,
    floatingFiltersHeight: rowHeight,
    pagination: true,
    paginationPageSize: pageSize,
    suppressPaginationPanel: true,
    domLayout: 'autoHeight',
    alwaysMultiSort: touches,
    ensureDomOrder: true,
    suppressDragLeaveHidesColumns: true,
    suppressMenuHide: true,
    // A page is drawn whole: a printer, a search in the page and a screen reader know no scrolling.
    suppressColumnVirtualisation: true,
    suppressRowVirtualisation: true,
    animateRows: false,
    getLocaleText: ({ key, defaultValue }) =>
      gridWords.some((known) => known === key) ? t(`grid.${key}`) : defaultValue,
    // The arrows walk from cell to cell. Tab goes on behind the table: it would take four hundred presses otherwise.
    tabToNextCell: ({ backwards, previousCellPosition: { column } }) =>
      backwards ? { rowIndex: nearestHeadingRow, rowPinned: null, column } : false,
    onSortChanged: ({ api, source }) => {
      if (source !== 'api') onSelect(api);
    },
    onFilterChanged: ({ api, source }) => {
      if (source !== 'api') onSelect(api);
    },
    onModelUpdated: ({ api }) => onCount(api.paginationGetRowCount()),
    onColumnResized: onWidths,
    onDisplayedColumnsChanged: onWidths,
    onRowClicked: ({ data }) => data && onOpen?.(data.row),
    onCellKeyDown: ({ data, event }) => {
      if (!data || !(event instanceof KeyboardEvent) || event.key !== 'Enter') return;
      if (onOpen) onOpen(data.row);
      else pressWithin(event.target);
    },
  };
}

/** Enter on a cell does what stands in it, as a press on it would: follow a link, turn a switch. */
function pressWithin(cell: EventTarget | null): void {
  if (!(cell instanceof HTMLElement) || cell.getAttribute('role') !== 'gridcell') return;
  cell.querySelector<HTMLElement>('a[href], button, input')?.click();
}

function columnDefinition<Row>(
  { id, title, mark, cell, width = usualWidthPx, grows, wraps, align, unsorted }: GridColumn<Row>,
  index: number,
  { columns, rows, language, textScale, drawMark, places }: GridSurroundings<Row>,
): ColDef<GridRow<Row>> {
  const compare = rowOrder(index, rows, language);
  const scaled = Math.round(width * textScale);
  return {
    colId: id,
    field: cellName(index) as NonNullable<ColDef<GridRow<Row>>['field']>,
    headerName: title,
    sortable: !unsorted,
    ...(grows ? { flex: scaled, minWidth: scaled } : { width: scaled }),
    ...((wraps || cell) && { wrapText: true, autoHeight: true }),
    ...(align === 'end' && { type: 'rightAligned' }),
    ...(mark && {
      cellRenderer: ({ data, value }: MarkedCell<Row>) =>
        markedCell(value, data ? markOfCell(columns()[index], data.row) : null, drawMark),
    }),
    ...(cell && { cellRenderer: reactCell<Row>(places, index) }),
    comparator: (_one, _other, { data: one }, { data: other }, isDescending) => compare(one, other, isDescending),
    filterParams: { filterOptions: ['contains'], maxNumConditions: 1, debounceMs: 150 },
    floatingFilterComponentParams: { filterPlaceholder: true },
  };
}
