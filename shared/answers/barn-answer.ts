import type { RequestError } from '../auth-client/requests/outcome';

/** What is known of one answer, as it was read. `receivedAt` (ms since 1970 UTC) tells its age. */
export type BarnAnswer<T> = (
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly value: T; readonly receivedAt: number; readonly refreshing: boolean }
  | {
      readonly state: 'failed';
      readonly error: RequestError;
      /** The last good answer, still worth showing with its age. */
      readonly stale?: { readonly value: T; readonly receivedAt: number };
      readonly refreshing: boolean;
    }
) & {
  /** Asks again now. */
  readonly retry: () => void;
};
