/** Starts the worker that writes workbooks. It is one file beside this remote's others (`-worker`: rspack.config.base.ts). */
export function startWorkbookWorker(): Worker {
  return new Worker(new URL('./workbook-worker.ts', import.meta.url), { name: 'workbook-worker' });
}
