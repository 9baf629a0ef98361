import type { ReadingReport } from './reading-report';

/** The cells of the first sheet, row by row; or why there are none. */
export type WorkbookReading =
  | { readonly kind: 'read'; readonly rows: readonly (readonly string[])[] }
  | { readonly kind: 'failed'; readonly reason: 'damaged' | 'too-large' | 'no-worker' | 'cancelled' };

/** A file that takes longer is no list that people keep; ms. */
const longestReadingMs = 30_000;

type ReadingWorker = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>;

/** Reads a workbook beside the page. Whatever is in the file, the page goes on. */
export function readInWorker(
  file: ArrayBuffer,
  start: () => ReadingWorker,
  signal: AbortSignal,
): Promise<WorkbookReading> {
  if (signal.aborted) return Promise.resolve({ kind: 'failed', reason: 'cancelled' });
  let worker: ReadingWorker;
  try {
    worker = start();
  } catch {
    return Promise.resolve({ kind: 'failed', reason: 'no-worker' });
  }
  return new Promise((resolve) => {
    const settled = new AbortController();
    const settle = (reading: WorkbookReading) => {
      clearTimeout(timer);
      settled.abort();
      worker.terminate();
      resolve(reading);
    };
    const fail = (reason: 'no-worker' | 'damaged' | 'cancelled') => settle({ kind: 'failed', reason });
    const timer = setTimeout(() => fail('damaged'), longestReadingMs);
    const options = { signal: settled.signal };
    signal.addEventListener('abort', () => fail('cancelled'), options);
    worker.addEventListener('error', () => fail('no-worker'), options);
    worker.addEventListener(
      'message',
      ({ data }: MessageEvent<ReadingReport>) =>
        settle(data.kind === 'read' ? data : { kind: 'failed', reason: data.reason }),
      options,
    );
    worker.postMessage(file);
  });
}
