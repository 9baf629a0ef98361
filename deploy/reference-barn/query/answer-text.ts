import type { Page } from '@barnwatch/shared/wire';
import type { Database } from '../storage/database';
import type { Question } from './compile-question';
import { projected, readDocuments, readTotal } from './read-question';

/** How an answer tells its records: a page of a list, or the first one alone (null: there is none). */
export interface AnswerShape {
  readonly kind: 'page' | 'first';
  /** Of `data`, which holds the records. */
  readonly member: string;
}

/** The answer to a question as the wire carries it: what was stored as text is not taken apart to be put together again. */
export function answerText(database: Database, question: Question, { kind, member }: AnswerShape): string {
  const { projection, limit, offset } = question;
  const texts = readDocuments(database, question).map((text) =>
    projection === null ? text : JSON.stringify(projected(text, question)),
  );
  switch (kind) {
    case 'first':
      return `{"data":{${JSON.stringify(member)}:${texts[0] ?? 'null'}}}`;
    case 'page': {
      const page: Page = { offset, limit, total: readTotal(database, question) };
      return `{"data":{${JSON.stringify(member)}:[${texts.join(',')}],"page":${JSON.stringify(page)}}}`;
    }
  }
}
