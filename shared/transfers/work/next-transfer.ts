import type { InstanceView } from '../../auth-client';
import type { Transfer } from '../record/transfer';

export type NextTransfer =
  | { readonly kind: 'run'; readonly transfer: Transfer }
  | { readonly kind: 'wait'; readonly untilMs: number }
  | { readonly kind: 'nothing' };

/**
 * Which export goes on: the first one that may. One that has failed holds up no other.
 *
 * @param mayTryAt when it is tried at the earliest, ms
 */
export function nextTransfer(
  transfers: readonly Transfer[],
  views: readonly InstanceView[],
  now: number,
  mayTryAt: (transfer: Transfer) => number,
): NextTransfer {
  let untilMs = Number.POSITIVE_INFINITY;
  for (const transfer of transfers) {
    if (transfer.standing.kind !== 'waiting' || !isOpen(transfer, views)) continue;
    const at = mayTryAt(transfer);
    if (at <= now) return { kind: 'run', transfer };
    untilMs = Math.min(untilMs, at);
  }
  return untilMs === Number.POSITIVE_INFINITY ? { kind: 'nothing' } : { kind: 'wait', untilMs };
}

/** Whether the account that wanted it is signed in and may be served. */
function isOpen({ instanceId, accountId }: Transfer, views: readonly InstanceView[]): boolean {
  const view = views.find(({ globalUniqueIdentifier }) => globalUniqueIdentifier === instanceId);
  return view?.loggedIn === true && view.accountId === accountId && !view.eulaNeeded;
}
