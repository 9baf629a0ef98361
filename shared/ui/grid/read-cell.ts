import { writeLog } from '../../auth-client';
import type { GridColumn } from './grid-column';

/** What stands where a record is such that its words cannot be told. */
const untold = '–';

/** What a column says of a row. A row that makes it throw costs this cell alone (product F41). */
export function wordsOfCell<Row>(column: GridColumn<Row>, row: Row): string {
  try {
    return column.words(row);
  } catch (error) {
    return logged(column, error, untold);
  }
}

/** Where a row stands by a column, if not by its words; one that cannot be told stands last. */
export function rankOfCell<Row>(column: GridColumn<Row>, row: Row): number | null | undefined {
  try {
    return column.rank?.(row);
  } catch (error) {
    return logged(column, error, null);
  }
}

/** The mark in place of the words; the words where it cannot be told. */
export function markOfCell<Row>(column: GridColumn<Row> | undefined, row: Row): string | null {
  try {
    return column?.mark?.(row) ?? null;
  } catch (error) {
    return logged(column, error, null);
  }
}

function logged<Row, Value>(column: GridColumn<Row> | undefined, error: unknown, instead: Value): Value {
  writeLog('error', `cell of ${column?.id} threw`, { message: String(error) });
  return instead;
}
