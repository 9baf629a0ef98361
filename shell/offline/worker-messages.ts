/** What a page and the service worker say to each other. Both are of one build, or of two that follow each other. */

/** Why no snapshot of the suite could be taken. */
export type NotTaken = 'unreachable' | 'another-contract' | 'too-large' | 'no-room' | 'file-failed';

/** What a page asks of the worker: to take what the registry names now, of these remotes. */
export interface TakeRequest {
  readonly kind: 'take';
  readonly remotes: readonly string[];
  /** The staged versions that the page has in place of the present ones, as `name@version`. */
  readonly staged: readonly string[];
}

/** What the worker has of the suite. */
export interface SnapshotFacts {
  /** Time of its composition, ms since 1970 UTC. */
  readonly composedAt: number;
  readonly takenAt: number;
  readonly bytes: number;
}

export type WorkerAnswer =
  | { readonly kind: 'taken'; readonly snapshot: SnapshotFacts }
  | {
      readonly kind: 'not-taken';
      readonly reason: NotTaken;
      readonly detail: string;
      /** What there is instead: the one before, whole. */
      readonly snapshot: SnapshotFacts | null;
    };

/** What the worker asks each page before it throws anything away; a page that is silent needs everything. */
export interface NeedsQuestion {
  readonly kind: 'what-do-you-need';
}

/** Addresses, or beginnings of addresses, of files that a page may still ask for. */
export interface NeedsAnswer {
  readonly needs: readonly string[];
}

/** Says that the registry comes from this device: because none answered, or because the present one needs a newer shell. */
export const keptRegistryHeader = 'barnwatch-kept';
/** Beside `no-answer`: none has answered yet, and one may. A page of an earlier build takes it for no answer. */
export const lateRegistryHeader = 'barnwatch-kept-late';
export type KeptRegistryReason = 'late' | 'no-answer' | 'newer-contract';
/** How the registry is asked for by a page that stands, and can wait; a start is not held up. */
export const patientCache = 'no-cache' satisfies RequestCache;
