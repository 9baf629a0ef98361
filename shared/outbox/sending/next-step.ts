import type { InstanceView } from '../../auth-client';
import { dueAgain } from '../../time/due-again';
import { type OutboxEntry, subjectOf } from '../outbox-entry';
import { isReady } from '../outbox-write';
import { failureMeans } from './failure-meanings';

export type NextStep =
  | { readonly kind: 'send'; readonly entry: OutboxEntry }
  | { readonly kind: 'wait'; readonly untilMs: number }
  | { readonly kind: 'nothing' };

/** Whether an instance takes writes of the account that is signed in there. */
export function takesWrites(view: InstanceView | undefined): view is InstanceView {
  return view?.loggedIn === true && view.accountId !== null && !view.eulaNeeded;
}

/** Those of the account that is signed in at an instance, in order. */
export function ownEntries(
  { globalUniqueIdentifier, accountId }: Pick<InstanceView, 'globalUniqueIdentifier' | 'accountId'>,
  entries: readonly OutboxEntry[],
): readonly OutboxEntry[] {
  return entries.filter((entry) => entry.instanceId === globalUniqueIdentifier && entry.accountId === accountId);
}

/**
 * What to do next. Entries about different things go in their order; one that waits or needs somebody holds back only
 * the later ones about the same thing, unless the line itself is down.
 *
 * @param entries of one account at one instance, in order
 * @param wokenAt when the line last changed for the better, ms: failures before it are tried again at once
 */
export function nextStep(entries: readonly OutboxEntry[], now: number, wokenAt = Number.NEGATIVE_INFINITY): NextStep {
  const held = new Set<string>();
  let untilMs = Number.POSITIVE_INFINITY;
  for (const entry of entries) {
    const subject = subjectOf(entry);
    if (held.has(subject) || !isReady(entry.write)) continue;
    const { standing } = entry;
    if (standing.kind === 'needs-you') {
      held.add(subject);
      continue;
    }
    const dueAt = dueTime(standing, now, wokenAt);
    if (dueAt <= now) return { kind: 'send', entry };
    untilMs = Math.min(untilMs, dueAt);
    if (standing.error !== null && failureMeans[standing.error.code] === 'line') break;
    held.add(subject);
  }
  return untilMs === Number.POSITIVE_INFINITY ? { kind: 'nothing' } : { kind: 'wait', untilMs };
}

type WaitingStanding = Extract<OutboxEntry['standing'], { kind: 'waiting' }>;

function dueTime({ notBefore, failedAt, error }: WaitingStanding, now: number, wokenAt: number): number {
  const due = dueAgain(notBefore, error?.context.retryAfterMs, now);
  // An instance that asked for patience meant it.
  if (error?.code === 'rate-limited') return due;
  return failedAt !== null && failedAt < wokenAt ? Math.min(due, wokenAt) : due;
}
