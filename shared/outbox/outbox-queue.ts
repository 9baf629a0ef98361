import type { Outcome, RequestErrorCode } from '../auth-client';
import { freshStanding, type OutboxEntry, type OutboxError, subjectOf } from './outbox-entry';
import { isReady, type OutboxWrite, type WriteReceipt } from './outbox-write';
import { sameJson } from './same-json';

/**
 * What each failure means for an entry. `line`: nothing reaches the instance now, so nothing else is tried before;
 * `entry`: this one waits, others go on; `person`: it will not get better by itself.
 */
const failureMeans = {
  offline: 'line',
  timeout: 'line',
  aborted: 'line',
  'server-error': 'entry',
  'captive-portal': 'line',
  unreadable: 'entry',
  'unexpected-shape': 'person',
  'no-auth': 'line',
  forbidden: 'person',
  'eula-required': 'line',
  'not-found': 'person',
  conflict: 'person',
  rejected: 'person',
  'rate-limited': 'line',
  'blocked-by-browser': 'line',
  redirected: 'line',
  stranger: 'line',
} as const satisfies Readonly<Record<RequestErrorCode, 'line' | 'entry' | 'person'>>;

const firstPauseMs = 2_000;
const longestPauseMs = 60_000;

export type NextStep =
  | { readonly kind: 'send'; readonly entry: OutboxEntry }
  | { readonly kind: 'wait'; readonly untilMs: number }
  | { readonly kind: 'nothing' };

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
    const dueAt = dueTime(standing, wokenAt);
    if (dueAt <= now) return { kind: 'send', entry };
    untilMs = Math.min(untilMs, dueAt);
    if (standing.error !== null && failureMeans[standing.error.code] === 'line') break;
    held.add(subject);
  }
  return untilMs === Number.POSITIVE_INFINITY ? { kind: 'nothing' } : { kind: 'wait', untilMs };
}

function dueTime({ notBefore, failedAt, error }: WaitingStanding, wokenAt: number): number {
  // An instance that asked for patience meant it.
  if (error?.code === 'rate-limited') return notBefore;
  return failedAt !== null && failedAt < wokenAt ? Math.min(notBefore, wokenAt) : notBefore;
}

type WaitingStanding = Extract<OutboxEntry['standing'], { kind: 'waiting' }>;

/** What becomes of an entry after a try. */
export type AfterTry =
  | { readonly kind: 'done' }
  /** It had arrived with other words: the words of now follow as an event. */
  | { readonly kind: 'follow-up'; readonly write: OutboxWrite; readonly identifier: string }
  /** It had arrived with other words, which no event can change: it is written anew, and the first one taken back. */
  | { readonly kind: 'anew'; readonly identifier: string; readonly retraction: OutboxWrite }
  | { readonly kind: 'keep'; readonly entry: OutboxEntry };

/**
 * @param entry as it is stored now; somebody may have changed it while it was sent
 * @param sent as it was sent
 * @param chance 0 ≤ x < 1, spreads the tries of many devices
 */
export function afterTry(
  entry: OutboxEntry,
  sent: OutboxEntry,
  outcome: Outcome<WriteReceipt>,
  { now, chance }: { readonly now: number; readonly chance: number },
): AfterTry {
  if (outcome.ok) return afterReceipt(entry, sent, outcome.value);
  const error: OutboxError = { code: outcome.error.code, context: outcome.error.context };
  if (error.code === 'aborted') return { kind: 'keep', entry };
  // A step that had arrived with another trigger: the identifier is taken, by this very step.
  if (error.context.reason === 'identifier-in-use' && entry.changedAfterAttempt && entry.write.call === 'add-event')
    return followUp(entry, entry.write);
  if (failureMeans[error.code] === 'person') {
    // What was refused is not what stands there now: that is tried by itself.
    if (entry.revision !== sent.revision) return { kind: 'keep', entry };
    return { kind: 'keep', entry: { ...entry, standing: { kind: 'needs-you', error } } };
  }
  const failures = entry.standing.kind === 'waiting' ? entry.standing.failures + 1 : 1;
  const pauseMs = Math.min(longestPauseMs, firstPauseMs * 2 ** Math.min(failures - 1, 10)) * (0.75 + chance / 2);
  const notBefore = now + Math.max(error.context.retryAfterMs ?? 0, pauseMs);
  return {
    kind: 'keep',
    entry: { ...entry, standing: { kind: 'waiting', failures, notBefore, failedAt: now, error } },
  };
}

function afterReceipt(entry: OutboxEntry, sent: OutboxEntry, receipt: WriteReceipt): AfterTry {
  if (entry.revision === sent.revision && !entry.changedAfterAttempt) return { kind: 'done' };
  const { write } = entry;
  if (write.call === 'attach-picture') return { kind: 'done' };
  if (receipt.trigger === write.trigger && sameJson(receipt.payload, write.payload)) return { kind: 'done' };
  const { incidentId } = receipt;
  if (write.call === 'create-incident' && write.retraction)
    return {
      kind: 'anew',
      identifier: nextIdentifier(entry),
      retraction: { call: 'add-event', incidentId, incidentType: write.type, ...write.retraction },
    };
  const incidentType = write.call === 'create-incident' ? write.type : write.incidentType;
  const { trigger, payload } = write;
  return followUp(entry, { call: 'add-event', incidentId, incidentType, trigger, payload });
}

function followUp(entry: OutboxEntry, write: OutboxWrite): AfterTry {
  return { kind: 'follow-up', write, identifier: nextIdentifier(entry) };
}

/** Told from the entry, not made at random: should this be worked out twice, it is the same write. */
function nextIdentifier({ identifier, revision }: OutboxEntry): string {
  return `${identifier.slice(0, 100)}.${revision}`;
}

/** The entry with other words; it is tried at once, also when it needed somebody. */
export function changedEntry(entry: OutboxEntry, write: OutboxWrite): OutboxEntry {
  return {
    ...entry,
    write,
    revision: entry.revision + 1,
    changedAfterAttempt: entry.changedAfterAttempt || entry.attempted,
    standing: freshStanding,
  };
}

/** The pictures that belong to an entry and have waited for it, now that its incident is known. */
export function releasedPictures(
  entries: readonly OutboxEntry[],
  identifier: string,
  incidentId: string,
): readonly OutboxEntry[] {
  return picturesOf(entries, identifier).map((entry) => ({ ...entry, write: { ...entry.write, incidentId } }));
}

type PictureEntry = OutboxEntry & { readonly write: Extract<OutboxWrite, { call: 'attach-picture' }> };

/** The pictures that wait for an entry. */
export function picturesOf(entries: readonly OutboxEntry[], identifier: string): readonly PictureEntry[] {
  return entries.filter(
    (entry): entry is PictureEntry => entry.write.call === 'attach-picture' && entry.write.after === identifier,
  );
}
