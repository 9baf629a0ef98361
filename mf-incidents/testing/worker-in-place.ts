import { carryOutOrders } from '../interventions/export/workbook/carry-out-orders';
import type { WorkbookOrder } from '../interventions/export/workbook/workbook-messages';

/** The worker's own code, run in place. */
export function workerInPlace(): Worker {
  const target = new EventTarget();
  const carryOut = carryOutOrders();
  return Object.assign(target, {
    postMessage: async (order: WorkbookOrder) =>
      target.dispatchEvent(new MessageEvent('message', { data: await carryOut(order) })),
    terminate: () => {},
  }) as unknown as Worker;
}
