import type { CaptureTimeDefect, PictureDamage } from '@barnwatch/shared/pictures/files';

/** Failures that pass: the still is asked for again by itself. */
export const stillRetryCauses = [
  'network',
  'captive-portal',
  'blocked-by-browser',
  'stranger',
  'server-error',
  'rate-limited',
  'timeout',
] as const;

/** Why there is no new picture, in the words that the tile translates. */
export const stillFailures = [
  'damaged',
  'camera-offline',
  'privacy',
  'not-found',
  'not-permitted',
  ...stillRetryCauses,
] as const;
export type StillFailureCode = (typeof stillFailures)[number];

export interface StillFailure {
  readonly code: StillFailureCode;
  readonly damage?: PictureDamage;
  readonly retryAfterMs?: number;
}

export interface FetchedStill {
  readonly blob: Blob;
  /** Capture time by the barn's clock, ms since 1970 UTC. */
  readonly timestamp: number;
  /** Why the barn's own word on that time could not be taken: then `timestamp` is when the still arrived. */
  readonly timeDefect?: CaptureTimeDefect;
}

/** `aborted` is no failure: somebody else stopped the request. */
export type StillAnswer =
  | { readonly kind: 'still'; readonly still: FetchedStill }
  | { readonly kind: 'failed'; readonly failure: StillFailure }
  | { readonly kind: 'aborted' };
