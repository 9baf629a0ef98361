import { readSheet } from 'read-excel-file/universal';
import type { ReadingReport } from './reading-report';

/**
 * The cells of the first sheet as they are written in the file: a number is its digits, a time ISO 8601. Rows and
 * columns stand where the spreadsheet counts them. The only importer of the library; its patch (`deploy/setup/patches`)
 * keeps it in this thread and within bounds.
 */
export async function readWorkbook(file: ArrayBuffer): Promise<ReadingReport> {
  try {
    const rows = await readSheet<string>(file, 1, { trim: false, parseNumber: (digits) => digits });
    return { kind: 'read', rows: rows.map((row) => row.map(cellWords)) };
  } catch (error) {
    return { kind: 'failed', reason: error instanceof RangeError ? 'too-large' : 'damaged', message: String(error) };
  }
}

function cellWords(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (!(cell instanceof Date)) return String(cell);
  return Number.isNaN(cell.getTime()) ? '' : cell.toISOString();
}
