import { type WorkbookOrder, type WorkbookReport, workbookType } from './workbook-messages';
import { type WorkbookWriter, writeWorkbook } from './write-workbook';

/** What a worker has of its surroundings. The libraries of the page are not those of a worker. */
interface WorkerPlace {
  onmessage: ((event: MessageEvent<WorkbookOrder>) => void) | null;
  postMessage(report: WorkbookReport): void;
}

const place = globalThis as unknown as WorkerPlace;
let writer: WorkbookWriter | null = null;

function carryOut(order: WorkbookOrder): WorkbookReport {
  switch (order.kind) {
    case 'begin':
      writer = writeWorkbook(order.settings);
      return { kind: 'ready' };
    case 'add':
      writer?.add(order.rows);
      return { kind: 'ready' };
    case 'finish': {
      const parts = (writer?.finish() ?? []) as readonly Uint8Array<ArrayBuffer>[];
      return { kind: 'finished', file: new Blob([...parts], { type: workbookType }) };
    }
  }
}

place.onmessage = ({ data }) => {
  try {
    place.postMessage(carryOut(data));
  } catch (error) {
    const reason = error instanceof RangeError ? 'too-many-rows' : 'broken';
    place.postMessage({ kind: 'failed', reason, message: String(error) });
  }
};
