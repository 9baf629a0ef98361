import { runningClient } from '../auth-client/running';
import { type OutboxEntry, outbox } from '../outbox';
import { exampleEntry, exampleError } from '../outbox/doubles/example-entry';
import { outboxRecords } from '../outbox/outbox-records';
import { deviceStorage } from '../storage';
import type { BarnDoor } from './barn-door';

/** What a test says of an entry; the rest is as of one that was made here and never sent. */
export type KeptEntry = Pick<OutboxEntry, 'write'> & Partial<OutboxEntry>;

/** As long as a pause may be, ms: by a clock that a test holds, it does not end. */
export const pauseMs = 60_000;

/** Failed just now because nothing was reached. @param now by the clock of the device, ms since 1970 UTC */
export const waitingStanding = (now: number): OutboxEntry['standing'] => ({
  kind: 'waiting',
  failures: 1,
  failedAt: now - 1,
  notBefore: now + pauseMs,
  error: exampleError('offline'),
});

/** Was not taken, for this reason, and waits for somebody. */
export function refusedStanding(...why: Parameters<typeof exampleError>): OutboxEntry['standing'] {
  return { kind: 'needs-you', error: exampleError(...why) };
}

/** An entry as a window before this one has left it: tried, unless it says otherwise. */
export function keptEntry(facts: KeptEntry): OutboxEntry {
  const standing = facts.standing ?? waitingStanding(0);
  const attempted = standing.kind === 'needs-you' || standing.failedAt !== null;
  return exampleEntry({ attempted, ...facts, standing });
}

/**
 * What a window before this one has left in the outbox of who is signed in: laid there before the outbox of this window
 * is begun with, as by a screen that uses it.
 */
export async function keepEntries(door: BarnDoor, ...kept: readonly KeptEntry[]): Promise<readonly OutboxEntry[]> {
  const records = outboxRecords({
    store: deviceStorage.open('outbox'),
    now: Date.now,
    after: () => () => undefined,
    onDamage: (key) => {
      throw new Error(`${key} is damaged`);
    },
    onLateSight: () => undefined,
  });
  const standing = waitingStanding(runningClient().now());
  const own = { instanceId: door.id, accountId: door.barn.accountId, standing };
  const entries = kept.map((facts, place) =>
    keptEntry({ identifier: `entry-${place + 1}-of-${own.accountId}`, position: place + 1, ...own, ...facts }),
  );
  for (const entry of entries) await records.write(entry);
  return entries;
}

/** What of it has not gone yet, by its identifiers. */
export function leftEntries(door: BarnDoor): readonly string[] {
  const { entries } = outbox().state.get();
  return entries.filter(({ accountId }) => accountId === door.barn.accountId).map(({ identifier }) => identifier);
}
