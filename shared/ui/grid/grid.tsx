import { type ReactNode, useState } from 'react';
import { EmptyState } from '../feedback/empty-state';
import { useMediaQuery } from '../page/use-media-query';
import styles from './grid.module.css';
import { GridCells } from './grid-cells';
import type { GridColumn } from './grid-column';
import { type ChangeView, type GridView, wholeView } from './grid-view';
import { pageOfRows, steppedPage } from './page-of-rows';
import { Pager } from './pager';
import { useGrid } from './use-grid';

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
  /** Each column has a filter below its heading. */
  readonly hasFilters?: boolean;
  /** Order, filters and page, where the screen keeps them: in its address (`useGridAddress`). */
  readonly view?: GridView | undefined;
  readonly onView?: ChangeView | undefined;
  /** A row was pressed, or Enter on one of its cells. Without it, Enter does what stands in the cell. */
  readonly onOpen?: ((row: Row) => void) | undefined;
  /** Shown in place of rows where there are none. */
  readonly empty?: ReactNode;
}

/** The suite's table: 50 rows a page, sorted by several columns, filtered below each heading, walked through by keys. */
export function Grid<Row>(props: GridProps<Row>) {
  if (props.rows.length === 0) return props.empty ?? <EmptyState />;
  return <FilledGrid {...props} />;
}

function FilledGrid<Row>({ marks, view: given, onView, ...props }: GridProps<Row>) {
  const touches = useMediaQuery('(pointer: coarse)');
  const [own, setOwn] = useState(wholeView);
  const view = given ?? own;
  const change = onView ?? setOwn;
  const { host, drawn, places, rows, count } = useGrid({ ...props, view, touches, onView: change });
  const page = pageOfRows(view.page, count);
  return (
    <div>
      {marks && (
        <div ref={drawn} hidden>
          {Object.entries(marks).map(([name, mark]) => (
            <span key={name} data-mark={name}>
              {mark}
            </span>
          ))}
        </div>
      )}
      <div ref={host} className={styles.grid} />
      <GridCells places={places} rows={rows} columns={props.columns} />
      {page.count > 1 && (
        <Pager
          page={page}
          onStep={(step) => change((known) => ({ ...known, page: steppedPage(known.page, step, count) }))}
        />
      )}
    </div>
  );
}
