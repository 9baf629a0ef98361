import type { RequestError } from '../auth-client/requests/outcome';
import type { BarnAnswer } from './barn-answer';

/** What came in, fresh or kept, as the screen reads it. */
export type Known<T> =
  | { readonly state: 'nothing' }
  | { readonly state: 'read'; readonly value: T; readonly receivedAt: number }
  | { readonly state: 'unreadable'; readonly error: RequestError };

/** What a screen shows of an answer: what is known, and why it is not newer. */
export function answerShown<T>(
  known: Known<T>,
  error: RequestError | null,
  refreshing: boolean,
  retry: () => void,
): BarnAnswer<T> {
  const trouble = error ?? (known.state === 'unreadable' ? known.error : null);
  switch (known.state) {
    case 'nothing':
    case 'unreadable':
      return trouble ? { state: 'failed', error: trouble, refreshing, retry } : { state: 'loading', retry };
    case 'read': {
      const { value, receivedAt } = known;
      if (trouble) return { state: 'failed', error: trouble, stale: { value, receivedAt }, refreshing, retry };
      return { state: 'ready', value, receivedAt, refreshing, retry };
    }
  }
}
