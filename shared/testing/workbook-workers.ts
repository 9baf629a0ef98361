import { carryOutOrders } from '../workbooks/carry-out-orders';
import { readWorkbook } from '../workbooks/reading/read-workbook';
import type { WorkbookOrder } from '../workbooks/workbook-messages';

export { cellText } from '../workbooks/cell-text';

/** The code of the worker that writes workbooks, run in place. */
export function writerInPlace(): Worker {
  return inPlace<WorkbookOrder>(carryOutOrders());
}

/** The code of the worker that reads workbooks, run in place. */
export function readerInPlace(): Worker {
  return inPlace<ArrayBuffer>(readWorkbook);
}

function inPlace<Order>(carryOut: (order: Order) => Promise<unknown>): Worker {
  const target = new EventTarget();
  return Object.assign(target, {
    postMessage: async (order: Order) =>
      target.dispatchEvent(new MessageEvent('message', { data: await carryOut(order) })),
    terminate: () => undefined,
  }) as unknown as Worker;
}
