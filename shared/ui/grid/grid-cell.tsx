import { type ReactNode, useState } from 'react';
import { IconButton } from '../buttons/icon-button';
import { PanelBoundary } from '../feedback/panel-boundary';
import type { GridColumn } from './grid-column';

export interface GridCellProps<Row> {
  readonly column: GridColumn<Row>;
  readonly row: Row;
  /** What is said of it where it cannot be drawn. */
  readonly what: string;
}

/** One cell that is more than words. What throws in it costs this cell alone (product F41): there is room for a mark. */
export function GridCell<Row>({ column, row, what }: GridCellProps<Row>) {
  const [attempt, setAttempt] = useState(0);
  return (
    <PanelBoundary
      key={attempt}
      name={`cell of ${column.id}`}
      what={what}
      subject={row}
      frame={() => (
        <IconButton icon="warning" kind="danger" name={what} onClick={() => setAttempt((known) => known + 1)} />
      )}
    >
      <DrawnCell column={column} row={row} />
    </PanelBoundary>
  );
}

function DrawnCell<Row>({ column, row }: Omit<GridCellProps<Row>, 'what'>): ReactNode {
  return column.cell?.(row);
}
