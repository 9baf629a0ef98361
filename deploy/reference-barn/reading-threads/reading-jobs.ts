import type { AnswerShape } from '../query/answer-text';
import type { Question } from '../query/compile-question';

/** To a thread, which reads one at a time. */
export interface ReadingOrder {
  readonly question: Question;
  readonly shape: AnswerShape;
}

/** From a thread. */
export type ReadingReport =
  | { readonly kind: 'read'; readonly answer: Uint8Array }
  | { readonly kind: 'failed'; readonly cause: unknown };
