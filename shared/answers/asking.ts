/** Whether an instance can be asked now, as far as this device knows. */
export interface Reach {
  readonly isReached: boolean;
  /** Somebody is signed in there, and no licence agreement stands in the way. */
  readonly mayAsk: boolean;
}

/** Where the asking of one answer stands. */
export type Asking =
  | { readonly state: 'resting' }
  /** A try is under way. */
  | { readonly state: 'asking' }
  /** The instance came back while a try was under way, which may have failed for that reason. */
  | { readonly state: 'reached-meanwhile' }
  /** One was let in while a try was under way, which may have been refused for that reason. */
  | { readonly state: 'allowed-meanwhile' };

/** How the last try ended. */
export type LastTry = 'answered' | 'failed' | 'refused';

export interface AskingEvent {
  readonly before: Reach;
  readonly now: Reach;
  readonly isAsking: boolean;
  readonly lastTry: LastTry;
}

export interface AskingStep {
  readonly asking: Asking;
  /** The instance can answer again: it is asked at once, not after the pause. */
  readonly askAgain: boolean;
}

/** What follows from a change of reach, or from the end of a try. */
export function askingAfter({ state }: Asking, { before, now, isAsking, lastTry }: AskingEvent): AskingStep {
  const isAllowedAgain = !before.mayAsk;
  // An instance that refused was reachable already: being reachable again changes nothing about that.
  const isReachedAgain = !before.isReached && lastTry !== 'refused';
  const isBack = now.isReached && now.mayAsk && (isAllowedAgain || isReachedAgain);
  if (isAsking) {
    if (isBack)
      return { asking: { state: isAllowedAgain ? 'allowed-meanwhile' : 'reached-meanwhile' }, askAgain: false };
    return { asking: { state: state === 'resting' ? 'asking' : state }, askAgain: false };
  }
  return { asking: { state: 'resting' }, askAgain: isBack || wasInVain(state, lastTry) };
}

/** Whether the try that has just ended was overtaken by what came back meanwhile. */
function wasInVain(state: Asking['state'], lastTry: LastTry): boolean {
  switch (state) {
    case 'resting':
    case 'asking':
      return false;
    case 'reached-meanwhile':
      return lastTry === 'failed';
    case 'allowed-meanwhile':
      return lastTry !== 'answered';
  }
}
