import type { ColDef, GridOptions, ICellRendererParams } from 'ag-grid-community';
import type { Language, Translate } from '../../i18n';
import { cellName, type GridColumn, type GridRow, rowOrder } from './grid-column';
import { gridTheme } from './grid-theme';

/** Product 9.2: rows of a page. */
const gridPageSize = 50;

/** Heights in pixels: rows of a table that is read with a mouse, and of one that is touched. */
const rowHeights = { fine: 40, coarse: 48 } as const;

/** The grid counts its headings backwards from the first row: the filters are nearest to it. */
const rowOfFilters = -1;

/** Words of the grid itself that we have; the others are never shown with the parts of it that are in use. */
const gridWords = [
  'page',
  'of',
  'to',
  'firstPage',
  'previousPage',
  'nextPage',
  'lastPage',
  'noRowsToShow',
  'noMatchingRows',
  'contains',
  'filterOoo',
  'ariaFilterInput',
  'ariaFilterValue',
  'ariaFilteringOperator',
  'ariaSortableColumn',
  'ariaFilterMenuOpen',
  'ariaPageSizeSelectorLabel',
  'ariaLabelInputClear',
  'number',
] as const;

export interface GridSurroundings<Row> {
  readonly columns: readonly GridColumn<Row>[];
  /** The rows as they are now. */
  readonly rows: () => readonly GridRow<Row>[];
  readonly language: Language;
  readonly t: Translate;
  /** A finger has no Shift key: each press on a heading adds a column to the order. */
  readonly touches: boolean;
  /** How much larger than usual text is on this device: the table grows with it. */
  readonly textScale: number;
  readonly nonce: string | null;
  /** A drawing of the mark with that name, new each time; null where there is none. */
  readonly drawMark: (name: string) => Node | null;
  readonly onOpen: (row: Row) => void;
}

/** All that the grid is told once; rows and visible columns follow. */
export function gridOptions<Row>(surroundings: GridSurroundings<Row>): GridOptions<GridRow<Row>> {
  const { columns, t, touches, textScale, nonce, onOpen } = surroundings;
  const rowHeight = Math.round((touches ? rowHeights.coarse : rowHeights.fine) * textScale);
  return {
    theme: gridTheme,
    ...(nonce === null ? {} : { styleNonce: nonce }),
    columnDefs: columns.map((column, index) => columnDefinition(column, index, surroundings)),
    defaultColDef: {
      sortable: true,
      resizable: true,
      filter: 'agTextColumnFilter',
      floatingFilter: true,
      suppressFloatingFilterButton: true,
      suppressHeaderFilterButton: true,
    },
    getRowId: ({ data }) => data.key,
    rowHeight,
    headerHeight: rowHeight,
    floatingFiltersHeight: rowHeight,
    pagination: true,
    paginationPageSize: gridPageSize,
    paginationPageSizeSelector: false,
    domLayout: 'autoHeight',
    alwaysMultiSort: touches,
    ensureDomOrder: true,
    suppressDragLeaveHidesColumns: true,
    suppressMenuHide: true,
    animateRows: false,
    getLocaleText: ({ key, defaultValue }) =>
      gridWords.some((known) => known === key) ? t(`grid.${key}`) : defaultValue,
    // The arrows walk from cell to cell. Tab goes on behind the table: it would take four hundred presses otherwise.
    tabToNextCell: ({ backwards, previousCellPosition: { column } }) =>
      backwards ? { rowIndex: rowOfFilters, rowPinned: null, column } : false,
    onRowClicked: ({ data }) => data && onOpen(data.row),
    onCellKeyDown: ({ data, event }) => {
      if (data && event instanceof KeyboardEvent && event.key === 'Enter') onOpen(data.row);
    },
  };
}

function columnDefinition<Row>(
  { id, title, mark, width }: GridColumn<Row>,
  index: number,
  { rows, language, textScale, drawMark }: GridSurroundings<Row>,
): ColDef<GridRow<Row>> {
  const compare = rowOrder(index, rows, language);
  return {
    colId: id,
    field: cellName(index) as NonNullable<ColDef<GridRow<Row>>['field']>,
    headerName: title,
    ...(width === undefined
      ? { flex: 1, minWidth: Math.round(200 * textScale) }
      : { width: Math.round(width * textScale) }),
    ...(mark && { cellRenderer: ({ data, value }: MarkedCell<Row>) => markedCell(data, value, mark, drawMark) }),
    comparator: (_one, _other, { data: one }, { data: other }) => compare(one, other),
    filterParams: { filterOptions: ['contains'], maxNumConditions: 1, debounceMs: 150 },
  };
}

type MarkedCell<Row> = ICellRendererParams<GridRow<Row>, string>;

/** What stands in a cell with a mark: made by the page itself, never from markup. */
function markedCell<Row>(
  data: GridRow<Row> | undefined,
  words: string | null | undefined,
  mark: (row: Row) => string | null,
  drawMark: GridSurroundings<Row>['drawMark'],
): HTMLElement {
  const cell = document.createElement('span');
  const name = data ? mark(data.row) : null;
  cell.append((name !== null && drawMark(name)) || (words ?? ''));
  return cell;
}
