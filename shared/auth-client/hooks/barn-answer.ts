import type { QueryValues } from '../requests/instance-client';
import type { RequestError } from '../requests/outcome';

export interface BarnAnswerOptions<T> {
  parse: (data: unknown) => T;
  query?: QueryValues;
  /** Asked again in this rhythm while the page is visible, in ms. */
  refreshEveryMs?: number;
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
