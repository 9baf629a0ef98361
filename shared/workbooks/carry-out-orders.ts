import type { WorkbookOrder, WorkbookReport } from './workbook-messages';
import { type WorkbookWriter, writeWorkbook } from './write-workbook';

/** Writes one workbook as it is told. A failure is an answer too. */
export function carryOutOrders(): (order: WorkbookOrder) => Promise<WorkbookReport> {
  let writer: WorkbookWriter | null = null;

  async function carriedOut(order: WorkbookOrder): Promise<WorkbookReport> {
    if (order.kind === 'begin') {
      writer = writeWorkbook(order.settings);
      return { kind: 'ready' };
    }
    if (writer === null) throw new Error('no workbook was begun');
    switch (order.kind) {
      case 'add':
        writer.add(order.rows);
        return { kind: 'ready' };
      case 'finish':
        return { kind: 'finished', file: await writer.finish() };
    }
  }

  return async (order) => {
    try {
      return await carriedOut(order);
    } catch (error) {
      const reason = error instanceof RangeError ? 'too-many-rows' : 'broken';
      return { kind: 'failed', reason, message: String(error) };
    }
  };
}
