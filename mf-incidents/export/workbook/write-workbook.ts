import { strToU8, Zip, ZipDeflate } from 'fflate';
import { cellText, xmlText } from './cell-text';
import { mostSheetRows, type WorkbookCell, type WorkbookRow, type WorkbookSettings } from './columns';
import { localSerial } from './local-serial';
import { cellStyles, columnName, sheetBeginning, sheetEnd, workbookParts } from './workbook-parts';

/** A workbook that is being written. */
export interface WorkbookWriter {
  /** @throws {RangeError} beyond the rows that a sheet can have */
  add(rows: readonly WorkbookRow[]): void;
  /** The parts of the file in their order. Nothing can be added any more. */
  finish(): readonly Uint8Array[];
}

/**
 * Writes a workbook of one sheet, row by row and zipped as it goes: what is in memory is the zipped part only. Every text
 * stands in its own cell (`inlineStr`), never in a table of texts looked up by what it says: a text such as `__proto__`
 * is a text like any other, and one that begins with `=` is never a formula.
 */
export function writeWorkbook({ sheet, columns, cutWords }: WorkbookSettings): WorkbookWriter {
  const file: Uint8Array[] = [];
  const zip = new Zip((error, part) => {
    if (error) throw error;
    file.push(part);
  });
  for (const [path, content] of workbookParts(sheet)) {
    const part = new ZipDeflate(path);
    zip.add(part);
    part.push(strToU8(content), true);
  }
  const body = new ZipDeflate('xl/worksheets/sheet1.xml', { level: 6 });
  zip.add(body);
  const names = columns.map((_, index) => columnName(index));
  let rowCount = 1;

  const textCell = (text: string, place: string, style: number): string => {
    const words = xmlText(cellText(text, cutWords));
    return `<c r="${place}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${words}</t></is></c>`;
  };
  const cell = (value: WorkbookCell, index: number): string => {
    if (value === null || value === '') return '';
    const place = `${names[index] ?? ''}${rowCount}`;
    if (typeof value === 'string') return textCell(value, place, cellStyles.text);
    if (columns[index]?.kind === 'time')
      return `<c r="${place}" s="${cellStyles.time}"><v>${localSerial(value)}</v></c>`;
    return `<c r="${place}"><v>${value}</v></c>`;
  };

  const headings = columns.map(({ title }, index) => textCell(title, `${names[index] ?? ''}1`, cellStyles.heading));
  body.push(strToU8(`${sheetBeginning(columns)}<row r="1">${headings.join('')}</row>`));
  return {
    add(rows) {
      if (rowCount + rows.length > mostSheetRows) throw new RangeError('more rows than a sheet can have');
      const lines = rows.map((row) => {
        rowCount += 1;
        return `<row r="${rowCount}">${row.map(cell).join('')}</row>`;
      });
      body.push(strToU8(lines.join('')));
    },
    finish() {
      body.push(strToU8(sheetEnd(columns.length, rowCount)), true);
      zip.end();
      return file;
    },
  };
}
