import type { RequestError } from '../auth-client/requests/outcome';

/** What was read of an answer. */
export interface KnownReading<T> {
  readonly value: T;
  /** ms since 1970 UTC */
  readonly receivedAt: number;
  /** Ids or places of the records that could not be read: a screen that shows the others says so. */
  readonly setAside: readonly string[];
  /** Places within the records that were read, of items that could not be read: who shows such a list says so. */
  readonly setAsideWithin: readonly string[];
}

/** What a screen knows of one answer. */
export type BarnReading<T> = (
  | { readonly state: 'loading' }
  | ({ readonly state: 'ready'; readonly refreshing: boolean } & KnownReading<T>)
  | {
      readonly state: 'failed';
      readonly error: RequestError;
      /** The last good answer, still worth showing with its age. */
      readonly stale?: KnownReading<T>;
      readonly refreshing: boolean;
    }
) & {
  /** Asks again now. */
  readonly retry: () => void;
};

/** What is known, fresh or old; null while nothing is. */
export function knownReading<T>(reading: BarnReading<T>): KnownReading<T> | null {
  switch (reading.state) {
    case 'loading':
      return null;
    case 'ready':
      return reading;
    case 'failed':
      return reading.stale ?? null;
  }
}
