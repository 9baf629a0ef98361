import { type CellObject, type Feature, writeXlsxFileByRows } from 'write-excel-file/universal';
import {
  getCellAddress,
  getOrderOfSiblings,
  insertElementMarkupAccordingToOrderOfSiblings,
} from 'write-excel-file/utility';
import { cellText } from './cell-text';
import { mostSheetRows, type WorkbookCell, type WorkbookRow, type WorkbookSettings } from './columns';
import { wallClock } from './wall-clock';

/** A workbook that is being written. */
export interface WorkbookWriter {
  /** @throws {RangeError} beyond the rows that a sheet can have */
  add(rows: readonly WorkbookRow[]): void;
  /** The file. Nothing can be added any more. */
  finish(): Promise<Blob>;
}

/** The format "Text": what it says stays text also when somebody edits it. */
const text = { type: String, format: '@', alignVertical: 'top', wrap: true } as const;
const heading = { ...text, fontWeight: 'bold' } as const;
/** Product 9's form. */
const time = { type: Date, format: 'yyyy\\-mm\\-dd hh:mm:ss', alignVertical: 'top' } as const;

const sheetFile = 'xl/worksheets/sheet{id}.xml';

/** Filters at the headings, over as many rows as there are when the sheet ends. */
function filters(columnCount: number, rowCount: () => number): Feature<Blob> {
  const transform = (xml: string): string =>
    insertElementMarkupAccordingToOrderOfSiblings(
      xml,
      `<autoFilter ref="A1:${getCellAddress(rowCount() - 1, columnCount - 1)}"/>`,
      getOrderOfSiblings(sheetFile, 'worksheet') ?? [],
      'worksheet',
    );
  return { files: { transform: { [sheetFile]: { transform } } } };
}

/**
 * Writes a workbook of one sheet, row by row and zipped as it goes: in memory are the zipped part, and each text once. A
 * text is one whatever it looks like: `__proto__` is a text like any other, and one that begins with `=` is no formula.
 *
 * The only importer of the library. What is wrong or missing in it is mended by `deploy/setup/patches`.
 */
export function writeWorkbook({ sheet, columns, cutWords }: WorkbookSettings): WorkbookWriter {
  let rowCount = 1;
  const file = writeXlsxFileByRows(
    { sheet, columns: columns.map(({ width }) => ({ width })), stickyRowsCount: 1 },
    { fontFamily: 'Calibri', fontSize: 11, features: [filters(columns.length, () => rowCount)] },
  );
  const cell = (value: WorkbookCell, index: number): CellObject | null => {
    if (value === null || value === '') return null;
    if (typeof value === 'string') return { value: cellText(value, cutWords), ...text };
    return columns[index]?.kind === 'time' ? { value: wallClock(value), ...time } : { value, type: Number };
  };

  file.addRows([columns.map(({ title }) => ({ value: cellText(title, cutWords), ...heading }))]);
  return {
    add(rows) {
      if (rowCount + rows.length > mostSheetRows) throw new RangeError('more rows than a sheet can have');
      rowCount += rows.length;
      file.addRows(rows.map((row) => row.map(cell)));
    },
    finish: () => file.toBlob(),
  };
}
