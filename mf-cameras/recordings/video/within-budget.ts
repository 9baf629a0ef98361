import type { ConnectionBudget } from '../../pictures/origin/connection-budget';
import type { OpenPiece } from './open-piece';

/** Pieces take the place of streams for as long as they come: of the connections to a barn, calls always find a free one. */
export function withinBudget(openPiece: OpenPiece, budget: Pick<ConnectionBudget, 'take' | 'onRoom'>): OpenPiece {
  return async (span, signal) => {
    const leave = await room(budget, signal);
    if (!leave) return { kind: 'refused', failure: { kind: 'broken-off' } };
    const answer = await openPiece(span, signal);
    if (answer.kind === 'opened') answer.body.closed.then(leave, leave);
    else leave();
    return answer;
  };
}

/** Waits for a place; null when nobody wants it any more. */
function room(budget: Pick<ConnectionBudget, 'take' | 'onRoom'>, signal: AbortSignal): Promise<(() => void) | null> {
  return new Promise((resolve) => {
    const at = budget.take('http');
    if (at) return resolve(at);
    const stop = budget.onRoom(() => {
      const taken = signal.aborted ? null : budget.take('http');
      if (!taken) return;
      stop();
      resolve(taken);
    });
    signal.addEventListener(
      'abort',
      () => {
        stop();
        resolve(null);
      },
      { once: true },
    );
  });
}
