import type { RequestError } from '@barnwatch/shared/auth-client';
import type { Incident, IncidentPage } from '../api/incident';

/** What a reading is for: the list from its beginning, or what follows the part at hand. */
export type ReadingPurpose = 'refresh' | 'go-on';

export type ListWork =
  | { readonly kind: 'none' }
  | { readonly kind: 'reading'; readonly purpose: ReadingPurpose }
  | { readonly kind: 'failed'; readonly purpose: ReadingPurpose; readonly error: RequestError };

/** The part of the list that has been read. */
export interface IncidentsAtHand {
  /** Newest first, each once. */
  readonly incidents: readonly Incident[];
  /** Records that could not be read. */
  readonly unreadable: number;
  /** Records read or passed over so far: where the next page goes on. */
  readonly next: number;
  /** Records that match in all. */
  readonly total: number;
  /** When the beginning was read, ms since 1970 UTC. */
  readonly receivedAt: number;
  /** Records came or went between two pages, so that some may be missing here. */
  readonly moved: boolean;
}

export type IncidentListState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly error: RequestError; readonly retrying: boolean }
  | { readonly kind: 'ready'; readonly list: IncidentsAtHand; readonly work: ListWork };

export type IncidentListEvent =
  | { readonly kind: 'asked'; readonly purpose: ReadingPurpose }
  | {
      readonly kind: 'answered';
      readonly purpose: ReadingPurpose;
      readonly page: IncidentPage;
      readonly receivedAt: number;
    }
  | { readonly kind: 'refused'; readonly purpose: ReadingPurpose; readonly error: RequestError };

export const unreadList: IncidentListState = { kind: 'loading' };

/** What is at hand stays through refreshing and failures. */
export function incidentListAfter(state: IncidentListState, event: IncidentListEvent): IncidentListState {
  switch (event.kind) {
    case 'asked':
      return asked(state, event.purpose);
    case 'answered': {
      const before = event.purpose === 'go-on' && state.kind === 'ready' ? state.list : null;
      const list = before ? continued(before, event.page) : begun(event.page, event.receivedAt);
      return { kind: 'ready', list, work: { kind: 'none' } };
    }
    case 'refused':
      return state.kind === 'ready'
        ? { ...state, work: { kind: 'failed', purpose: event.purpose, error: event.error } }
        : { kind: 'failed', error: event.error, retrying: false };
  }
}

function asked(state: IncidentListState, purpose: ReadingPurpose): IncidentListState {
  switch (state.kind) {
    case 'loading':
      return state;
    case 'failed':
      return { ...state, retrying: true };
    case 'ready':
      return { ...state, work: { kind: 'reading', purpose } };
  }
}

function begun(page: IncidentPage, receivedAt: number): IncidentsAtHand {
  const next = page.offset + recordCount(page);
  const { incidents, unreadable } = page;
  return { incidents, unreadable, next, total: totalAfter(page, next), receivedAt, moved: false };
}

function continued(list: IncidentsAtHand, page: IncidentPage): IncidentsAtHand {
  const known = new Set(list.incidents.map(({ incidentId }) => incidentId));
  const added = page.incidents.filter(({ incidentId }) => !known.has(incidentId));
  const next = page.offset + recordCount(page);
  return {
    incidents: [...list.incidents, ...added],
    unreadable: list.unreadable + page.unreadable,
    next,
    total: totalAfter(page, next),
    receivedAt: list.receivedAt,
    moved: list.moved || page.total !== list.total,
  };
}

const recordCount = ({ incidents, unreadable }: IncidentPage): number => incidents.length + unreadable;

/** A page without records is the end, whatever its total says: nobody may ask for it for ever. */
function totalAfter(page: IncidentPage, next: number): number {
  return recordCount(page) === 0 ? next : Math.max(page.total, next);
}
