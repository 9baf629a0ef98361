import { browserChannel, browserLock, onSignedOut } from '@barnwatch/shared/auth-client';
import { deviceStorage, storedRecord } from '@barnwatch/shared/storage';
import { millisecondsInDay, millisecondsInSecond } from 'date-fns/constants';
import * as v from 'valibot';
import { type NewIncidents, newIncidentsSchema, recoveredNewIncidents } from './new-incidents';

/** Whose they are. */
export interface Owner {
  readonly barnId: string;
  readonly accountId: string;
}

export interface KeptNewIncidents {
  /** Null where nothing was ever taken in. */
  read(): Promise<NewIncidents | null>;
  /**
   * Changes what is kept, one window after the other; null leaves it absent.
   * @returns what was there, and what is there now
   */
  change(
    next: (before: NewIncidents | null) => NewIncidents | null,
  ): Promise<{ readonly before: NewIncidents | null; readonly now: NewIncidents | null }>;
  /** Called when it was changed, here or in another window. The function that comes back ends it. */
  onChange(listener: () => void): () => void;
  /** From now on nothing is written any more. */
  end(): void;
}

/** A window that hangs holds the others up no longer, ms. */
const lockWaitMs = 5 * millisecondsInSecond;

/** What is younger is listed once more when what was kept could not be read, ms. */
const recoveredMs = millisecondsInDay;

const lock = browserLock();
const record = storedRecord(deviceStorage.open('settings'), { version: 1, schema: newIncidentsSchema });
const messageSchema = v.object({ changed: v.string() });
const listeners = new Map<string, Set<() => void>>();
let channel: ReturnType<typeof browserChannel> | null = null;

function tellHere(key: string): void {
  for (const listener of listeners.get(key) ?? []) listener();
}

function openChannel(): ReturnType<typeof browserChannel> {
  if (channel) return channel;
  channel = browserChannel('barnwatch-new-incidents');
  channel.subscribe((message) => {
    const reading = v.safeParse(messageSchema, message);
    if (reading.success) tellHere(reading.output.changed);
  });
  return channel;
}

/** Wiped with all that belongs to the barn when somebody logs out there (`wipe-at-sign-out.ts` of the shell). */
export function newIncidentsKey({ barnId, accountId }: Owner): string {
  return `${encodeURIComponent(barnId)}/${encodeURIComponent(accountId)}/new-incidents`;
}

/** What is kept of an account at a barn. What cannot be read is set aside; what came since yesterday is listed again. */
export function keptNewIncidents(owner: Owner, now: () => number): KeptNewIncidents {
  const key = newIncidentsKey(owner);
  const windows = openChannel();
  let hasEnded = false;
  const end = () => {
    hasEnded = true;
    stop();
  };
  // Who logs out leaves nothing behind, also not what was being worked out at that moment.
  const stop = onSignedOut((instanceId) => {
    if (instanceId === owner.barnId) end();
  });
  const taken = async (): Promise<{ readonly value: NewIncidents | null; readonly isRecovered: boolean }> => {
    const reading = await record.read(key);
    switch (reading.state) {
      case 'present':
        return { value: reading.value, isRecovered: false };
      case 'absent':
        return { value: null, isRecovered: false };
      case 'damaged':
        return { value: recoveredNewIncidents(now() - recoveredMs), isRecovered: true };
    }
  };
  const change: KeptNewIncidents['change'] = (next) =>
    lock(key, lockWaitMs, async () => {
      const { value: before, isRecovered } = await taken();
      const changed = next(before);
      if (hasEnded || changed === null || (changed === before && !isRecovered)) return { before, now: before };
      await record.write(key, changed);
      tellHere(key);
      windows.post({ changed: key });
      return { before, now: changed };
    });
  return {
    // Alone too: what is set aside by one window must not be nothing to the next one.
    read: async () => (await change((kept) => kept)).now,
    change,
    onChange(listener) {
      const ofKey = listeners.get(key) ?? new Set();
      listeners.set(key, ofKey.add(listener));
      return () => void ofKey.delete(listener);
    },
    end,
  };
}
