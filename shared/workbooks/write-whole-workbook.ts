import type { WorkbookRow, WorkbookSettings } from './columns';
import { openWorkbook, WorkbookError } from './workbook-at-work';

export type WholeWorkbook =
  | { readonly kind: 'written'; readonly file: Blob }
  | { readonly kind: 'not-written'; readonly reason: WorkbookError['reason'] };

/** Rows that one message to the worker carries: what is copied at once is no long task. */
const rowsPerMessage = 500;

/** A workbook of rows that are all there already. */
export async function writeWholeWorkbook(
  settings: WorkbookSettings,
  rows: readonly WorkbookRow[],
  start: () => Worker,
  signal: AbortSignal,
): Promise<WholeWorkbook> {
  try {
    const workbook = await openWorkbook(settings, start, signal);
    try {
      for (let from = 0; from < rows.length; from += rowsPerMessage)
        await workbook.add(rows.slice(from, from + rowsPerMessage));
      return { kind: 'written', file: await workbook.finish() };
    } finally {
      workbook.end();
    }
  } catch (error) {
    if (error instanceof WorkbookError) return { kind: 'not-written', reason: error.reason };
    throw error;
  }
}
