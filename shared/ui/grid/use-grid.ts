import {
  CellStyleModule,
  ClientSideRowModelModule,
  ColumnApiModule,
  createGrid,
  type GridApi,
  LocaleModule,
  ModuleRegistry,
  PaginationModule,
  RenderApiModule,
  RowAutoHeightModule,
  TextFilterModule,
} from 'ag-grid-community';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { useDoorTexts } from '../../i18n';
import { styleNonce } from '../form/style-nonce';
import { type CellPlaces, createCellPlaces } from './cell-places';
import { hasEmptyCells } from './cell-renderers';
import type { GridProps } from './grid';
import { type GridColumn, type GridRow, gridRows } from './grid-column';
import { gridOptions } from './grid-options';
import { gridTexts } from './grid-texts';
import type { ChangeView, GridView } from './grid-view';
import { keepStyles } from './kept-styles';
import { pageOfRows } from './page-of-rows';
import { printWhole } from './print-whole';
import { type RestingRows, restOutOfSight } from './rest-out-of-sight';
import { selectionOf, showSelection } from './shown-selection';
import { textScale } from './text-scale';
import { createToldSelections, type ToldSelections } from './told-selections';
import { unseenUntilStill } from './unseen-until-still';

// Only what is used: the library as a whole is three times as large.
ModuleRegistry.registerModules([
  CellStyleModule,
  ClientSideRowModelModule,
  ColumnApiModule,
  LocaleModule,
  PaginationModule,
  RenderApiModule,
  RowAutoHeightModule,
  TextFilterModule,
]);

interface GridSettings<Row>
  extends Pick<GridProps<Row>, 'title' | 'rows' | 'columns' | 'rowKey' | 'visible' | 'hasFilters' | 'onOpen'> {
  readonly view: GridView;
  readonly touches: boolean;
  readonly onView: ChangeView;
}

interface RunningGrid<Row> {
  /** Where the grid stands. */
  readonly host: RefObject<HTMLDivElement | null>;
  /** Where the marks are drawn that are copied into its cells. */
  readonly drawn: RefObject<HTMLDivElement | null>;
  readonly places: CellPlaces;
  readonly rows: readonly GridRow<Row>[];
  /** Rows that pass the filters. */
  readonly count: number;
}

/** AG Grid in an element of the page, which follows what the screen wants of it and tells what people do with it. */
export function useGrid<Row>(settings: GridSettings<Row>): RunningGrid<Row> {
  const { title, rows, columns, rowKey, visible, hasFilters = false, onOpen, view, touches } = settings;
  const { t, language } = useDoorTexts(gridTexts);
  const host = useRef<HTMLDivElement>(null);
  const drawn = useRef<HTMLDivElement>(null);
  const grid = useRef<GridApi<GridRow<Row>>>(undefined);
  // What it has just been made with it is not told again: that would cost as much as making it.
  const isJustMade = useRef(false);
  const [places] = useState(createCellPlaces);
  const [told] = useState(createToldSelections);
  const [count, setCount] = useState(rows.length);
  const given = useMemo(() => gridRows(rows, columns, rowKey), [rows, columns, rowKey]);
  const latest = useRef({ ...settings, given });
  latest.current = { ...settings, given };
  const shape = useShape(columns);
  const opens = onOpen !== undefined;

  useEffect(() => {
    const element = host.current;
    if (!element) return;
    let resting: RestingRows | null = null;
    const options = gridOptions<Row>({
      shape,
      columns: () => latest.current.columns,
      rows: () => latest.current.given,
      hasFilters,
      language,
      t,
      touches,
      textScale: textScale(),
      nonce: styleNonce(document),
      drawMark: (name) => copyOfMark(drawn.current, name),
      places,
      onOpen: opens ? (row) => latest.current.onOpen?.(row) : null,
      // Another order is another list: it is read from its beginning.
      onSelect: (shown) => {
        told.tell(selectionOf(shown), latest.current.view);
        latest.current.onView(() => ({ ...selectionOf(shown), page: 1 }));
      },
      onCount: setCount,
      onWidths: () => resting?.wake(),
    });
    const made = createGrid(element, { ...options, rowData: latest.current.given });
    grid.current = made;
    isJustMade.current = true;
    showColumns(made, shape, latest.current.visible);
    showSelection(made, latest.current.view);
    showPage(made, latest.current.view);
    made.setGridAriaProperty('label', title);
    const stopPrinting = printWhole(made);
    const showNow = unseenUntilStill(element);
    resting = restOutOfSight(element, (row) => places.areFilled() || !hasEmptyCells(row));
    return () => {
      grid.current = undefined;
      showNow();
      stopPrinting();
      resting?.stop();
      keepStyles(options.styleNonce ?? null);
      made.destroy();
    };
  }, [shape, hasFilters, language, t, touches, title, opens, places, told]);

  useEffect(() => {
    if (!grid.current || isJustMade.current) return;
    grid.current.setGridOption('rowData', given);
    // What is wanted may be there only now.
    showView(grid.current, latest.current.view, told);
  }, [given, told]);
  useEffect(() => {
    if (grid.current && !isJustMade.current) showView(grid.current, view, told);
  }, [view, told]);
  useEffect(() => {
    if (grid.current && !isJustMade.current) showColumns(grid.current, shape, visible);
  }, [shape, visible]);
  useEffect(() => {
    isJustMade.current = false;
  });
  return { host, drawn, places, rows: given, count };
}

/**
 * The columns for as long as their measures are the same. Their contents may change with every answer of the barn: that
 * is no reason to build the grid anew and lose order, focus and place.
 */
function useShape<Row>(columns: readonly GridColumn<Row>[]): readonly GridColumn<Row>[] {
  const key = JSON.stringify(columns.map((column) => [column, !column.mark, !column.cell]));
  const shape = useRef({ key, columns });
  if (shape.current.key !== key) shape.current = { key, columns };
  return shape.current.columns;
}

function showView<Row>(grid: GridApi<GridRow<Row>>, view: GridView, told: ToldSelections): void {
  if (told.isOwnWish(view)) showSelection(grid, view);
  showPage(grid, view);
}

function showPage<Row>(grid: GridApi<GridRow<Row>>, view: GridView): void {
  grid.paginationGoToPage(pageOfRows(view.page, grid.paginationGetRowCount()).number - 1);
}

function copyOfMark(drawn: HTMLElement | null, name: string): Node | null {
  const mark = [...(drawn?.children ?? [])].find((one) => one.getAttribute('data-mark') === name);
  return mark?.firstElementChild?.cloneNode(true) ?? null;
}

function showColumns<Row>(
  grid: GridApi<GridRow<Row>>,
  columns: readonly GridColumn<Row>[],
  visible: readonly string[] | undefined,
): void {
  const isShown = (id: string) => visible?.includes(id) ?? true;
  const ids = columns.map(({ id }) => id);
  grid.setColumnsVisible(ids.filter(isShown), true);
  grid.setColumnsVisible(
    ids.filter((id) => !isShown(id)),
    false,
  );
}
