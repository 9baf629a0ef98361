import { readWorkbook } from './read-workbook';
import type { ReadingReport } from './reading-report';

/** What a worker has of its surroundings. The libraries of the page are not those of a worker. */
interface WorkerPlace {
  onmessage: ((event: MessageEvent<ArrayBuffer>) => Promise<void>) | null;
  postMessage(report: ReadingReport): void;
}

const place = globalThis as unknown as WorkerPlace;

place.onmessage = async ({ data }) => place.postMessage(await readWorkbook(data));
