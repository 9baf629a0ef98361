import type { InstanceClient, RequestError } from '../auth-client';

/** What became of one thing. */
export type AlongTaken =
  /** It is on the device: about so many bytes. */
  | { readonly kind: 'taken'; readonly bytes: number }
  /** The barn does not give it, and would not give it a moment later: a camera that is off, a picture that is gone. */
  | { readonly kind: 'not-given' }
  /** It was not asked, or not answered: what may pass by itself. */
  | { readonly kind: 'unreachable' };

/** One thing that is brought to the device whole or not at all: a picture, an incident with its events and pictures. */
export interface AlongTake {
  /** Tells it from others of its part, also at the next start: what was taken is not taken again by a retry. */
  readonly id: string;
  /**
   * Brings it where the screens of the remote look for it.
   *
   * @param client one whose calls let those go first that somebody waits for
   */
  readonly take: (client: InstanceClient, signal: AbortSignal) => Promise<AlongTaken>;
}

/** Things of one kind that are chosen together. */
export interface AlongPart {
  /** Tells it from others of the same remote. */
  readonly id: string;
  /** What it is, as people call it: "Pictures of the cameras". */
  readonly title: string;
  /** How many there are, in words: "12 cameras". Empty while that is not known. */
  readonly count: string;
  /** About how many bytes one of them takes, measured at a barn; later on what this device has measured counts. */
  readonly bytesEach: number;
  readonly takes: readonly AlongTake[];
  /** Whether it is known what there is. */
  readonly state: 'loading' | 'ready' | 'failed';
  readonly error?: RequestError;
  /** Asks again what there is. */
  readonly retry?: () => void;
}

/**
 * The hook that the module exports. It keeps the identity of what has not changed.
 *
 * @param days of how many days up to now what has a time is taken
 */
export type UseAlongParts = (days: number) => readonly AlongPart[];
