import type { WorkbookOrder, WorkbookReport } from '../export/workbook/workbook-messages';
import { type WorkbookWriter, writeWorkbook } from '../export/workbook/write-workbook';

/** The worker's own code, run in place. */
export function workerInPlace(): Worker {
  const target = new EventTarget();
  let writer: WorkbookWriter | null = null;
  const answer = (order: WorkbookOrder): WorkbookReport => {
    switch (order.kind) {
      case 'begin':
        writer = writeWorkbook(order.settings);
        return { kind: 'ready' };
      case 'add':
        writer?.add(order.rows);
        return { kind: 'ready' };
      case 'finish':
        return { kind: 'finished', file: new Blob([...((writer?.finish() ?? []) as readonly BlobPart[])]) };
    }
  };
  return Object.assign(target, {
    postMessage: (order: WorkbookOrder) =>
      queueMicrotask(() => target.dispatchEvent(new MessageEvent('message', { data: answer(order) }))),
    terminate: () => {},
  }) as unknown as Worker;
}
