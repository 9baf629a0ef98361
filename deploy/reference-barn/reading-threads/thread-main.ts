import { parentPort, workerData } from 'node:worker_threads';
import * as v from 'valibot';
import { answerText } from '../query/answer-text';
import { openForReading } from '../storage/open-database';
import type { ReadingOrder, ReadingReport } from './reading-jobs';

if (parentPort === null) throw new Error('This is a reading thread: it is started by open-reading-threads');
const port = parentPort;
const { dataFolder } = v.parse(v.object({ dataFolder: v.string() }), workerData);
const database = openForReading(dataFolder);

port.on('message', ({ question, shape }: ReadingOrder) => {
  try {
    // Records and their number are those of one moment.
    database.run('BEGIN');
    try {
      const answer = new TextEncoder().encode(answerText(database, question, shape));
      port.postMessage({ kind: 'read', answer } satisfies ReadingReport, [answer.buffer]);
    } finally {
      database.run('COMMIT');
    }
  } catch (cause) {
    port.postMessage({ kind: 'failed', cause } satisfies ReadingReport);
  }
});
