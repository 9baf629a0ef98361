import { carryOutOrders } from './carry-out-orders';
import type { WorkbookOrder, WorkbookReport } from './workbook-messages';

/** What a worker has of its surroundings. The libraries of the page are not those of a worker. */
interface WorkerPlace {
  onmessage: ((event: MessageEvent<WorkbookOrder>) => Promise<void>) | null;
  postMessage(report: WorkbookReport): void;
}

const place = globalThis as unknown as WorkerPlace;
const carryOut = carryOutOrders();

place.onmessage = async ({ data }) => place.postMessage(await carryOut(data));
