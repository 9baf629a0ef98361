import type { Page, QueryRequest } from '@barnwatch/shared/wire';
import { isRefusal, type Refusal } from '../server/refusals';
import type { Database } from '../storage/database';
import { compileQuestion, type QueryableTable } from './compile-question';
import { projected, readPage } from './read-question';

export interface QueryResult<Document> {
  readonly documents: Document[];
  readonly page: Page;
}

/** Runs a query that fits the contract, here and now. Documents come in the order asked for. */
export function runQuery<Document extends object>(
  database: Database,
  table: QueryableTable,
  request: QueryRequest,
): QueryResult<Document> | Refusal {
  const question = compileQuestion(table, request);
  if (isRefusal(question)) return question;
  const { texts, page } = readPage(database, question);
  return { documents: texts.map((text) => projected<Document>(text, question)), page };
}
