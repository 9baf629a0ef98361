import type { QueryValues } from '../auth-client/requests/instance-client';
import type { RequestError } from '../auth-client/requests/outcome';

export interface BarnAnswerOptions<T> {
  /** Gets `data` of the envelope. Best a function of its module: then all who ask share the value too. */
  parse: (data: unknown) => T;
  /** A JSON value to ask with, by POST: it only asks, and changes nothing at the instance. Without it the call is GET. */
  body?: unknown;
  query?: QueryValues;
  /** Asked again in this rhythm while the page is visible, in ms. */
  refreshEveryMs?: number;
  /** An answer that is younger than that, in ms, is not asked for again, not even after a restart. Needs `keep`. */
  reuseForMs?: number;
  /** Kept on the device for this instance and account, and shown with its age when the instance cannot be asked. */
  keep?: boolean;
  /** The selected barn by default. */
  instanceId?: string;
}

/** What a screen knows of one answer. `receivedAt` (ms since 1970 UTC) tells its age. */
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
