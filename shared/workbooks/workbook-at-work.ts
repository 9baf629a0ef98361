import type { WorkbookRow, WorkbookSettings } from './columns';
import type { WorkbookOrder, WorkbookReport } from './workbook-messages';

/** Why no workbook came of it. */
export class WorkbookError extends Error {
  constructor(
    readonly reason: 'too-many-rows' | 'broken' | 'no-worker' | 'cancelled',
    message: string,
  ) {
    super(message);
    this.name = 'WorkbookError';
  }
}

/** A workbook that a worker writes. Each step waits until the worker has taken it: rows never pile up. */
export interface WorkbookAtWork {
  /** @throws {WorkbookError} */
  add(rows: readonly WorkbookRow[]): Promise<void>;
  /** @throws {WorkbookError} */
  finish(): Promise<Blob>;
  /** Ends the worker. Called in any case. */
  end(): void;
}

/** A worker that says nothing for this long has died, ms. */
const patienceMs = 60_000;

type WorkbookWorker = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener' | 'removeEventListener'>;

/** A browser that lets this page have no worker says so by throwing. @throws {WorkbookError} */
function started(start: () => WorkbookWorker): WorkbookWorker {
  try {
    return start();
  } catch (error) {
    throw new WorkbookError('no-worker', String(error));
  }
}

/** @throws {WorkbookError} */
export async function openWorkbook(
  settings: WorkbookSettings,
  start: () => WorkbookWorker,
  signal: AbortSignal,
): Promise<WorkbookAtWork> {
  const worker = started(start);

  function order(given: WorkbookOrder): Promise<WorkbookReport> {
    return new Promise((resolve, reject) => {
      const settled = new AbortController();
      const fail = (reason: WorkbookError['reason'], message: string) => {
        clearTimeout(timer);
        settled.abort();
        reject(new WorkbookError(reason, message));
      };
      const timer = setTimeout(() => fail('no-worker', 'the worker does not answer'), patienceMs);
      if (signal.aborted) return fail('cancelled', 'cancelled');
      const options = { signal: settled.signal };
      signal.addEventListener('abort', () => fail('cancelled', 'cancelled'), options);
      worker.addEventListener('error', ({ message }) => fail('no-worker', message), options);
      worker.addEventListener(
        'message',
        ({ data }: MessageEvent<WorkbookReport>) => {
          if (data.kind === 'failed') return fail(data.reason, data.message);
          clearTimeout(timer);
          settled.abort();
          resolve(data);
        },
        options,
      );
      worker.postMessage(given);
    });
  }

  try {
    await order({ kind: 'begin', settings });
  } catch (error) {
    worker.terminate();
    throw error;
  }
  return {
    async add(rows) {
      await order({ kind: 'add', rows });
    },
    async finish() {
      const report = await order({ kind: 'finish' });
      if (report.kind !== 'finished') throw new WorkbookError('broken', 'the worker gave no file');
      return report.file;
    },
    end: () => worker.terminate(),
  };
}
