import type { Outcome } from '../../auth-client';
import type { OutboxEntry, OutboxError } from '../outbox-entry';
import type { OutboxWrite, WriteReceipt } from '../outbox-write';
import { sameJson } from '../same-json';
import { pauseAfter } from './back-off';
import { failureMeans } from './failure-meanings';

/** What becomes of an entry after a try. */
export type AfterTry =
  | { readonly kind: 'done'; readonly receipt: WriteReceipt }
  /** It had arrived with other words: the words of now follow as an event. */
  | {
      readonly kind: 'follow-up';
      readonly write: OutboxWrite;
      readonly identifier: string;
      /** Where the instance says it now. */
      readonly incidentId: string | null;
    }
  /** It had arrived with other words, which no event can change: it is written anew, and the first one taken back. */
  | { readonly kind: 'anew'; readonly identifier: string; readonly retraction: OutboxWrite }
  | { readonly kind: 'keep'; readonly entry: OutboxEntry };

export interface TryCircumstances {
  readonly now: number;
  /** 0 ≤ x < 1, spreads the tries of many devices */
  readonly chance: number;
}

/**
 * @param entry as it is stored now; somebody may have changed it while it was sent
 * @param sent as it was sent
 */
export function afterTry(
  entry: OutboxEntry,
  sent: OutboxEntry,
  outcome: Outcome<WriteReceipt>,
  circumstances: TryCircumstances,
): AfterTry {
  if (outcome.ok) return afterReceipt(entry, sent, outcome.value);
  const { code, context } = outcome.error;
  return afterFailure(entry, sent, { code, context }, circumstances);
}

function afterReceipt(entry: OutboxEntry, sent: OutboxEntry, receipt: WriteReceipt): AfterTry {
  const done: AfterTry = { kind: 'done', receipt };
  if (entry.revision === sent.revision && !entry.changedAfterAttempt) return done;
  const { write } = entry;
  if (write.call === 'attach-picture' || write.call === 'close-incident') return done;
  if (receipt.trigger === write.trigger && sameJson(receipt.payload, write.payload)) return done;
  const { incidentId } = receipt;
  if (write.call === 'create-incident' && write.retraction)
    return {
      kind: 'anew',
      identifier: nextIdentifier(entry),
      retraction: { call: 'add-event', incidentId, incidentType: write.type, ...write.retraction },
    };
  const incidentType = write.call === 'create-incident' ? write.type : write.incidentType;
  const { trigger, payload } = write;
  return followUp(entry, { call: 'add-event', incidentId, incidentType, trigger, payload }, incidentId);
}

function afterFailure(
  entry: OutboxEntry,
  sent: OutboxEntry,
  error: OutboxError,
  { now, chance }: TryCircumstances,
): AfterTry {
  if (error.code === 'aborted') return { kind: 'keep', entry };
  // A step that had arrived with another trigger: the identifier is taken, by this very step.
  if (error.context.reason === 'identifier-in-use' && entry.changedAfterAttempt && entry.write.call === 'add-event')
    return followUp(entry, entry.write, null);
  if (failureMeans[error.code] === 'person') {
    // What was refused is not what stands there now: that is tried by itself.
    if (entry.revision !== sent.revision) return { kind: 'keep', entry };
    return { kind: 'keep', entry: { ...entry, standing: { kind: 'needs-you', error } } };
  }
  const failures = entry.standing.kind === 'waiting' ? entry.standing.failures + 1 : 1;
  const notBefore = now + Math.max(error.context.retryAfterMs ?? 0, pauseAfter(failures, chance));
  return {
    kind: 'keep',
    entry: { ...entry, standing: { kind: 'waiting', failures, notBefore, failedAt: now, error } },
  };
}

function followUp(entry: OutboxEntry, write: OutboxWrite, incidentId: string | null): AfterTry {
  return { kind: 'follow-up', write, identifier: nextIdentifier(entry), incidentId };
}

/** Derived from the entry, not random: if this is worked out twice, it is the same write. */
function nextIdentifier({ identifier, revision }: OutboxEntry): string {
  return `${identifier.slice(0, 100)}.${revision}`;
}
