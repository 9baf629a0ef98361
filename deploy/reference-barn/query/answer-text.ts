import type { Database } from '../storage/database';
import type { Question } from './compile-question';
import { projected, readDocuments, readPage } from './read-question';

/** How an answer tells its records: a page of a list, or the first one alone (null: there is none). */
export interface AnswerShape {
  readonly kind: 'page' | 'first';
  /** Of `data`, which holds the records. */
  readonly member: string;
}

/** The answer to a question as the wire carries it: what was stored as text is not taken apart to be put together again. */
export function answerText(database: Database, question: Question, { kind, member }: AnswerShape): string {
  const { projection } = question;
  const shown = (text: string) => (projection === null ? text : JSON.stringify(projected(text, question)));
  switch (kind) {
    case 'first':
      return `{"data":{${JSON.stringify(member)}:${readDocuments(database, question).map(shown)[0] ?? 'null'}}}`;
    case 'page': {
      const { texts, page } = readPage(database, question);
      return `{"data":{${JSON.stringify(member)}:[${texts.map(shown).join(',')}],"page":${JSON.stringify(page)}}}`;
    }
  }
}
