import type { LoadFailure } from './load-failure';

/** Where a remote stands in this tab. */
export type RemoteState =
  | { readonly phase: 'idle' }
  | { readonly phase: 'loading'; readonly attempt: number; readonly startedAt: number }
  | { readonly phase: 'ready'; readonly loadMilliseconds: number }
  | {
      readonly phase: 'failed';
      readonly attempt: number;
      readonly failure: LoadFailure;
      readonly retryAt: number | null;
    }
  | { readonly phase: 'incompatible'; readonly needed: string; readonly provided: string }
  | { readonly phase: 'disabled' };

/** What can happen to it. Times are ms of the page's clock. */
export type RemoteEvent =
  | { readonly kind: 'started'; readonly at: number }
  | { readonly kind: 'succeeded'; readonly at: number }
  | { readonly kind: 'failed'; readonly failure: LoadFailure; readonly retryAt: number | null }
  | { readonly kind: 'found-incompatible'; readonly needed: string; readonly provided: string }
  | { readonly kind: 'disabled' };

/** The attempt that a load starting now would be: 1, 2, … until one succeeds. */
export function nextAttempt(state: RemoteState): number {
  return state.phase === 'failed' ? state.attempt + 1 : 1;
}

/** The one place where a remote's state changes. A disabled or incompatible remote stays so until the registry changes. */
export function nextState(state: RemoteState, event: RemoteEvent): RemoteState {
  if (state.phase === 'disabled' || state.phase === 'incompatible') return state;
  switch (event.kind) {
    case 'started':
      // A ready remote stays ready while one more of its screens is fetched.
      return state.phase === 'ready' ? state : { phase: 'loading', attempt: nextAttempt(state), startedAt: event.at };
    case 'succeeded':
      return state.phase === 'loading' ? { phase: 'ready', loadMilliseconds: event.at - state.startedAt } : state;
    case 'failed':
      return {
        phase: 'failed',
        attempt: state.phase === 'loading' ? state.attempt : nextAttempt(state),
        failure: event.failure,
        retryAt: event.retryAt,
      };
    case 'found-incompatible':
      return { phase: 'incompatible', needed: event.needed, provided: event.provided };
    case 'disabled':
      return { phase: 'disabled' };
  }
}
