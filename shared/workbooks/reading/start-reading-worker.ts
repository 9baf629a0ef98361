/** Starts the worker that reads workbooks. It is one file beside the remote's others (`-worker`: rspack.config.base.ts). */
export function startReadingWorker(): Worker {
  return new Worker(new URL('./workbook-reading-worker.ts', import.meta.url), { name: 'workbook-reading-worker' });
}
