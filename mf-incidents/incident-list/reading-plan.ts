import { isTransient, type RequestError } from '@barnwatch/shared/auth-client';
import { largestPage } from '../api/read-incidents';
import type { IncidentListState, ReadingPurpose } from './incident-list-state';

/** Cards that one page brings; spec 9 has the same for tables. */
export const pageLength = 50;

/** A text search reads on by itself as far as this; further only when asked to. */
export const searchStride = 5 * largestPage;

/** New incidents show within this time, ms. */
const refreshEveryMs = 60_000;

const firstRetryMs = 1_000;
const longestRetryMs = 30_000;

/** How far the list is wanted, in records. */
export interface Reach {
  /** Cards that may be on the page. */
  readonly cards: number;
  /** Records that a text search may go through; `null` without a search. */
  readonly search: number | null;
}

/** One page to read. */
export interface Reading {
  readonly purpose: ReadingPurpose;
  readonly offset: number;
  readonly limit: number;
}

/** The next page, where more is wanted than is at hand; null when enough is, or a reading is under way or has failed. */
export function readingOn(state: IncidentListState, { cards, search }: Reach): Reading | null {
  if (state.kind !== 'ready' || state.work.kind === 'reading') return null;
  if (state.work.kind === 'failed' && state.work.purpose === 'go-on') return null;
  const { next, total } = state.list;
  if (next >= Math.min(search ?? cards, total)) return null;
  return { purpose: 'go-on', offset: next, limit: search === null ? pageLength : largestPage };
}

/** The list afresh, as far as it was read and one answer can carry. */
export function readingAfresh(state: IncidentListState): Reading {
  const length = state.kind === 'ready' ? state.list.next : 0;
  return { purpose: 'refresh', offset: 0, limit: Math.min(largestPage, Math.max(pageLength, length)) };
}

/** What has failed, once more; the list afresh otherwise. */
export function readingAgain(state: IncidentListState): Reading {
  if (state.kind !== 'ready' || state.work.kind !== 'failed' || state.work.purpose !== 'go-on')
    return readingAfresh(state);
  return { purpose: 'go-on', offset: state.list.next, limit: pageLength };
}

/** Pause in ms until something is read again by itself, or null: one is under way, or there is no use in trying. */
export function pauseBeforeReading(state: IncidentListState, failures: number): number | null {
  switch (state.kind) {
    case 'loading':
      return null;
    case 'failed':
      return state.retrying ? null : pauseAfter(state.error, failures);
    case 'ready':
      switch (state.work.kind) {
        case 'reading':
          return null;
        case 'failed':
          return pauseAfter(state.work.error, failures);
        case 'none':
          // A longer list would come back shorter, under the reader's eyes.
          return state.list.next <= largestPage ? refreshEveryMs : null;
      }
  }
}

/** 1, 2, 4 … 30 s, or as long as the instance asks for. */
function pauseAfter(error: RequestError, failures: number): number | null {
  if (!isTransient(error)) return null;
  const pauseMs = Math.min(longestRetryMs, firstRetryMs * 2 ** Math.max(0, failures - 1));
  return Math.max(error.context.retryAfterMs ?? 0, pauseMs);
}
