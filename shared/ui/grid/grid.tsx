import {
  ClientSideRowModelModule,
  ColumnApiModule,
  createGrid,
  type GridApi,
  LocaleModule,
  ModuleRegistry,
  PaginationModule,
  RenderApiModule,
  TextFilterModule,
} from 'ag-grid-community';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { useTexts } from '../../i18n';
import { styleNonce } from '../form/style-nonce';
import { useMediaQuery } from '../page/use-media-query';
import styles from './grid.module.css';
import { type GridColumn, type GridRow, gridRows } from './grid-column';
import { gridOptions } from './grid-options';

// Only what is used: the library as a whole is three times as large.
ModuleRegistry.registerModules([
  ClientSideRowModelModule,
  ColumnApiModule,
  LocaleModule,
  PaginationModule,
  RenderApiModule,
  TextFilterModule,
]);

export interface GridProps<Row> {
  /** What the table lists: its name. */
  readonly title: string;
  /** The same array for as long as nothing changes, as for columns. */
  readonly rows: readonly Row[];
  readonly columns: readonly GridColumn<Row>[];
  readonly rowKey: (row: Row) => string;
  /** Columns that are shown, by id; all of them by default. */
  readonly visible?: readonly string[] | undefined;
  /** Marks that columns name, each with its words: drawn once and copied into the cells, so that a row costs no drawing. */
  readonly marks?: Readonly<Record<string, ReactNode>> | undefined;
  /** A row was pressed, or Enter on one of its cells. */
  readonly onOpen: (row: Row) => void;
}

/** A table of many rows: 50 a page, sorted by several columns, filtered below each heading, walked through by keys. */
export function Grid<Row>({ title, rows, columns, rowKey, visible, marks = {}, onOpen }: GridProps<Row>) {
  const { t, language } = useTexts();
  const touches = useMediaQuery('(pointer: coarse)');
  const host = useRef<HTMLDivElement>(null);
  const drawn = useRef<HTMLDivElement>(null);
  const grid = useRef<GridApi<GridRow<Row>>>(undefined);
  const given = useMemo(() => gridRows(rows, columns, rowKey), [rows, columns, rowKey]);
  const latest = useRef({ given, onOpen, visible });
  latest.current = { given, onOpen, visible };

  useEffect(() => {
    const element = host.current;
    if (!element) return;
    const options = gridOptions<Row>({
      columns,
      rows: () => latest.current.given,
      language,
      t,
      touches,
      textScale: textScale(),
      nonce: styleNonce(document),
      drawMark: (name) => copyOfMark(drawn.current, name),
      onOpen: (row) => latest.current.onOpen(row),
    });
    const made = createGrid(element, { ...options, rowData: latest.current.given });
    grid.current = made;
    showColumns(made, columns, latest.current.visible);
    made.setGridAriaProperty('label', title);
    return () => {
      grid.current = undefined;
      made.destroy();
    };
  }, [columns, language, t, touches, title]);

  useEffect(() => grid.current?.setGridOption('rowData', given), [given]);
  useEffect(() => {
    if (grid.current) showColumns(grid.current, columns, visible);
  }, [columns, visible]);

  return (
    <>
      <div ref={drawn} hidden>
        {Object.entries(marks).map(([name, mark]) => (
          <span key={name} data-mark={name}>
            {mark}
          </span>
        ))}
      </div>
      <div ref={host} className={styles.grid} />
    </>
  );
}

function copyOfMark(drawn: HTMLElement | null, name: string): Node | null {
  const mark = [...(drawn?.children ?? [])].find((one) => one.getAttribute('data-mark') === name);
  return mark?.firstElementChild?.cloneNode(true) ?? null;
}

/** Size of a text of 1rem, in pixels, where nobody has chosen another. */
const usualTextSize = 16;

function textScale(): number {
  const size = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return Number.isFinite(size) && size > 0 ? size / usualTextSize : 1;
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
