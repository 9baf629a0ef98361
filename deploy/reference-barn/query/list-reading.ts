import type { QueryRequest } from '@barnwatch/shared/wire';
import { openReadingThreads } from '../reading-threads/open-reading-threads';
import type { JsonAnswer } from '../server/answers';
import { isRefusal, type Refusal, refuse } from '../server/refusals';
import type { Database } from '../storage/database';
import { type AnswerShape, answerText } from './answer-text';
import { compileQuestion, type QueryableTable } from './compile-question';

/** Answers lists of records: at once where few are stored, else on a thread of their own. */
export interface ListReading {
  /** @throws the signal's reason */
  read(
    table: QueryableTable,
    request: QueryRequest,
    shape: AnswerShape,
    signal: AbortSignal,
  ): Promise<JsonAnswer | Refusal>;
  /** Answers when nothing is read any more, after the signal. */
  closed(): Promise<void>;
}

export interface ListReadingOptions {
  readonly dataFolder: string;
  /** Up to so many rows the question is answered sooner than a thread could be told. */
  readonly fewRows?: number;
}

const usuallyFewRows = 20_000;
/** Longer than any screen waits. */
const longestMs = 30_000;
const longTables = ['incidents', 'incident_events', 'recordings'] as const;

/** @param signal ends everything that is read */
export function openListReading(
  database: Database,
  { dataFolder, fewRows = usuallyFewRows }: ListReadingOptions,
  signal: AbortSignal,
): ListReading {
  const threads = openReadingThreads(dataFolder, signal);
  const isLong = (table: string): boolean =>
    (database.first<{ last: number | null }>(`SELECT max(rowid) AS last FROM ${table}`)?.last ?? 0) > fewRows;
  if (longTables.some(isLong)) threads.warmUp();
  return {
    async read(table, request, shape, ending) {
      const question = compileQuestion(table, request);
      if (isRefusal(question)) return question;
      if (!isLong(question.table)) return { kind: 'json', json: answerText(database, question, shape) };
      const late = AbortSignal.timeout(longestMs);
      try {
        return { kind: 'json', json: await threads.read({ question, shape }, AbortSignal.any([ending, late])) };
      } catch (cause) {
        if (late.aborted && !ending.aborted)
          return refuse('unavailable', 'The list takes too long: ask for less of it');
        throw cause;
      }
    },
    closed: () => threads.closed(),
  };
}
