import type { Route } from './base-url';
import { isWithin } from './is-within';
import type { ProbeFailure } from './probe';

/** After this many failed requests in a row the way counts as closed, whatever its health probe says. */
const breakerFailures = 5;
/** A start looks at each instance, and the page that it leads to again: one look answers both (product P29). */
export const justProvenMs = 8_000;

/** How one instance is reached, as far as this window knows. Moments in ms since 1970 UTC by the device's clock. */
export type ConnectionState =
  /** Nothing has been found out in this network. */
  | { readonly kind: 'unknown' }
  /** A way on which the instance has proven to be itself. */
  | {
      readonly kind: 'open';
      readonly route: Route;
      /** Requests in a row that got no answer. */
      readonly failures: number;
      /** One got no answer since the way last proved itself: someone else may be there by now. */
      readonly doubtful: boolean;
      /** When it proved itself last. */
      readonly provenAt: number;
      /** End of the last look at all addresses. */
      readonly lookedAt: number | null;
    }
  | {
      readonly kind: 'closed';
      readonly failure: ProbeFailure;
      readonly closedAt: number;
      readonly lookedAt: number | null;
    };

export type ConnectionEvent =
  /** A probe has found out how things are; `all` addresses were looked at, or the one in use. */
  | { readonly kind: 'found'; readonly route: Route; readonly all: boolean; readonly at: number }
  | { readonly kind: 'found-none'; readonly failure: ProbeFailure; readonly all: boolean; readonly at: number }
  | { readonly kind: 'request-failed'; readonly at: number }
  | { readonly kind: 'request-answered' }
  /** The device may be in another network: what an address has proven there does not hold here. */
  | { readonly kind: 'network-changed' };

export const unreached: ProbeFailure = { state: 'failed', code: 'offline' };

export function connectionAfter(state: ConnectionState, event: ConnectionEvent): ConnectionState {
  switch (event.kind) {
    case 'found': {
      const { route, all, at } = event;
      return { kind: 'open', route, failures: 0, doubtful: false, provenAt: at, lookedAt: all ? at : lastLook(state) };
    }
    case 'found-none': {
      const { failure, all, at } = event;
      return { kind: 'closed', failure, closedAt: at, lookedAt: all ? at : lastLook(state) };
    }
    case 'request-failed': {
      if (state.kind !== 'open') return state;
      const failures = state.failures + 1;
      if (failures < breakerFailures) return { ...state, failures, doubtful: true };
      return { kind: 'closed', failure: unreached, closedAt: event.at, lookedAt: state.lookedAt };
    }
    case 'request-answered':
      return state.kind === 'open' ? { ...state, failures: 0 } : state;
    case 'network-changed':
      return { kind: 'unknown' };
  }
}

/** The way that has proven itself just now, if there is one: asking it again would tell nothing new. */
export function justProven(state: ConnectionState, now: number): Route | null {
  if (state.kind !== 'open' || state.doubtful) return null;
  return isWithin(state.provenAt, justProvenMs, now) ? state.route : null;
}

/** When all addresses were looked at last; null when that was never, or in another network. */
export function lastLook(state: ConnectionState): number | null {
  return state.kind === 'unknown' ? null : state.lookedAt;
}

/** Why the instance is not reached, as far as it is known. */
export function whyClosed(state: ConnectionState): ProbeFailure {
  return state.kind === 'closed' ? state.failure : unreached;
}
