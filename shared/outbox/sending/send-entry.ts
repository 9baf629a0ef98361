import type { InstanceView } from '../../auth-client';
import type { OutboxEntry } from '../outbox-entry';
import type { OutboxEnvironment } from '../outbox-environment';
import type { OutboxRecords } from '../outbox-records';
import { parseReceipt, requestOf, type WriteReceipt } from '../outbox-write';
import { afterTry } from './after-try';
import { ownCloseCounts } from './own-close';
import { changesAfter } from './record-changes';

/** Changes one entry; `all` are the entries as they are then. Null where it is gone. */
export type ChangeOne = <T>(
  identifier: string,
  work: (entry: OutboxEntry, all: readonly OutboxEntry[]) => Promise<T>,
) => Promise<T | null>;

export interface TryParts extends Pick<OutboxRecords, 'readAll' | 'write' | 'remove'> {
  readonly environment: OutboxEnvironment;
  readonly viewOf: (instanceId: string) => InstanceView | undefined;
  readonly changingOne: ChangeOne;
  /** Shows an entry as being sent for as long as the work takes. */
  readonly showSending: <T>(identifier: string, work: () => Promise<T>) => Promise<T>;
  readonly onReceipt: (identifier: string, receipt: WriteReceipt) => void;
}

/** Whether there is a point in going on at that instance: a call that was called off says that there is none. */
export type TryEnd = 'go-on' | 'called-off';

/** Sends one entry, and writes down what became of it. */
export async function sendEntry(parts: TryParts, identifier: string): Promise<TryEnd> {
  // Written down before it is sent: whoever goes on after a sudden end knows that it may have arrived.
  const sent = await parts.changingOne(identifier, async (stored) => {
    await parts.write({ ...stored, attempted: true });
    return stored;
  });
  return sent === null ? 'go-on' : parts.showSending(identifier, () => tryEntry(parts, sent));
}

/** @param sent as it was before this try: `attempted` tells of the tries before */
async function tryEntry(parts: TryParts, sent: OutboxEntry): Promise<TryEnd> {
  const { now, random, client } = parts.environment;
  const { identifier, instanceId, madeAt } = sent;
  const clockOffsetMs = parts.viewOf(instanceId)?.clockOffsetMs ?? 0;
  const request = requestOf(sent.write, identifier, { madeAt, now: now(), clockOffsetMs });
  const line = client(instanceId);
  const answer =
    request.method === 'put'
      ? await line.put(request.path, { parse: parseReceipt })
      : await line.post(request.path, { body: request.body, parse: parseReceipt });
  const outcome = await ownCloseCounts(answer, sent, line);
  await parts.changingOne(identifier, async (stored, all) => {
    const after = afterTry(stored, sent, outcome, { now: now(), chance: random() });
    if (after.kind === 'done') parts.onReceipt(identifier, after.receipt);
    for (const { kind, entry } of changesAfter(after, stored, all, now())) await parts[kind](entry);
  });
  return outcome.ok || outcome.error.code !== 'aborted' ? 'go-on' : 'called-off';
}
