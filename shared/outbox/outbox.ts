import { type Atom, atom } from 'jotai';
import { type InstanceView, isSignedOutByChoice } from '../auth-client';
import { type Readable, readable } from '../state';
import { changedEntry, picturesOf } from './entry-changes';
import { foldPress } from './fold-press';
import { freshStanding, type OutboxEntry } from './outbox-entry';
import type { OutboxEnvironment } from './outbox-environment';
import { outboxRecords } from './outbox-records';
import { type ChangeOne, outboxSender } from './outbox-sender';
import type { NewPicture, OutboxWrite, WriteReceipt } from './outbox-write';
import { pictureIdentifier } from './picture-identifier';
import { patience } from './sending/patience';

/** Something to be written at an instance by the account that is signed in there. */
export interface NewEntry {
  readonly kind: string;
  readonly instanceId: string;
  readonly write: OutboxWrite;
  /** Pictures for the incident, sent after it. */
  readonly pictures?: readonly NewPicture[];
  /** Made by `makeIdentifier` and kept with the words by a form that may end at any moment; made here by default. */
  readonly identifier?: string;
  /** The form has ended since the identifier was made: the write may be kept, or have arrived, with earlier words. */
  readonly mayBeKnown?: boolean;
}

/** How far an entry came. */
export type Delivery =
  /** The instance has it. `receipt` is null when another window has sent it. */
  | { readonly kind: 'sent'; readonly receipt: WriteReceipt | null }
  | { readonly kind: 'waiting'; readonly entry: OutboxEntry }
  | { readonly kind: 'needs-you'; readonly entry: OutboxEntry };

export interface OutboxState {
  /** False until what this device keeps has been read: there may be more. */
  readonly read: boolean;
  /** Of all instances and accounts, in the order in which they go. */
  readonly entries: readonly OutboxEntry[];
  /** Identifiers of entries that this window sends now. */
  readonly sending: ReadonlySet<string>;
}

const outboxAtom = atom<OutboxState>({ read: false, entries: [], sending: new Set<string>() });

/** Writes that are kept on the device until their instance has taken them: never lost, never twice, in order. */
export interface Outbox {
  readonly state: Readable<OutboxState>;
  /** The same, for components. */
  readonly stateAtom: Atom<OutboxState>;
  /**
   * Keeps a write on the device; it is sent as soon as it can be. Resolves when it is stored. A press folds into one about
   * the same thing that was never sent (0080): the entry is that one then, which is gone where the two undo each other.
   * Null: nobody is signed in.
   */
  enqueue(entry: NewEntry): Promise<OutboxEntry | null>;
  /** Other words for an entry that has not gone. False when it has gone meanwhile. */
  change(identifier: string, write: OutboxWrite): Promise<boolean>;
  /** Tries an entry that was refused, or that waits, at once. */
  retry(identifier: string): Promise<void>;
  /** An entry that was refused becomes another write, with an identifier of its own. */
  replace(identifier: string, write: OutboxWrite): Promise<OutboxEntry | null>;
  /** Forgets an entry and the pictures that belong to it. */
  discard(identifier: string): Promise<void>;
  /** Resolves when the entry lies on the device, or has gone; late where the device's storage is. */
  stored(identifier: string): Promise<void>;
  /**
   * Waits until an entry was tried: five seconds from the first call on, fifteen in all, in the time that the page itself
   * lives through, and no longer than the signal lasts.
   */
  delivery(identifier: string, signal?: AbortSignal): Promise<Delivery>;
}

/** Longest wait for another window that is changing the records, ms. */
const recordsWaitMs = 3_000;

export function createOutbox(environment: OutboxEnvironment): Outbox {
  const { states, now, lock, channel, instances, makeIdentifier, log } = environment;
  const records = outboxRecords({
    store: environment.store,
    now,
    after: environment.after,
    onDamage: (key) => log('warning', `a damaged entry of the outbox was set aside: ${key}`),
    onLateSight: () => showAndSend(records.known()),
  });
  /** Those whose sending this window would know of: late storage may not have heard of another window's try. */
  const madeHere = new Set<string>();
  const receipts = new Map<string, WriteReceipt>();
  const state = readable(states, outboxAtom);

  function show(change: Partial<OutboxState>): void {
    states.set(outboxAtom, (before) => ({ ...before, ...change }));
  }

  async function reload(): Promise<void> {
    const entries = await records.readAll();
    show({ entries, read: records.seen() });
  }

  /** One change of the records at a time, over all windows: what it reads is still so when it writes. */
  function changing<T>(work: (entries: readonly OutboxEntry[]) => Promise<T>): Promise<T> {
    return lock('barnwatch-outbox-records', recordsWaitMs, async () => {
      const result = await work(await records.readAll());
      await reload();
      channel.post('changed');
      return result;
    });
  }

  const changingOne: ChangeOne = (identifier, work) =>
    changing(async (entries) => {
      const entry = entries.find((candidate) => candidate.identifier === identifier);
      return entry ? work(entry, entries) : null;
    });

  const viewOf = (instanceId: string): InstanceView | undefined =>
    instances.get().find(({ globalUniqueIdentifier }) => globalUniqueIdentifier === instanceId);

  const sender = outboxSender({
    environment,
    viewOf,
    readAll: records.readAll,
    changingOne,
    write: records.write,
    remove: records.remove,
    onSending: (sending) => show({ sending }),
    onReceipt: (identifier, receipt) => receipts.set(identifier, receipt),
  });

  function showAndSend(entries: readonly OutboxEntry[]): void {
    show({ entries, read: records.seen() });
    for (const instanceId of new Set(entries.map((entry) => entry.instanceId))) void sender.send(instanceId);
  }

  const started = records.readAll().then(showAndSend);
  channel.subscribe(() => void reload());
  environment.onWake(() => sender.wake());
  environment.onSignedOut((instanceId) => {
    // Refused by the instance is no choice of the person's: what was written stays until the same account is back.
    if (!isSignedOutByChoice(viewOf(instanceId)?.signedOutReason ?? null)) return;
    void changing(() => records.forget(instanceId));
  });
  sender.watchInstances();

  async function written(entry: OutboxEntry): Promise<OutboxEntry> {
    await records.write(entry);
    return entry;
  }

  const maybeTried = (entry: OutboxEntry): OutboxEntry => ({
    ...entry,
    attempted: entry.attempted || !madeHere.has(entry.identifier),
  });

  async function changeAndSend(identifier: string, next: (entry: OutboxEntry) => OutboxEntry): Promise<boolean> {
    const changed = await changingOne(identifier, (entry) => written(next(entry)));
    if (changed) void sender.send(changed.instanceId);
    return changed !== null;
  }

  return {
    state,
    stateAtom: outboxAtom,
    async enqueue({ kind, instanceId, write, pictures = [], identifier = makeIdentifier(), mayBeKnown = false }) {
      await started;
      const accountId = viewOf(instanceId)?.accountId;
      if (!accountId) return null;
      const entry = await changing(async (entries) => {
        const position = Math.max(now(), (entries.at(-1)?.position ?? 0) + 1);
        const made = { kind, instanceId, accountId, madeAt: now(), standing: freshStanding };
        const fresh = { revision: 0, attempted: false, changedAfterAttempt: false };
        const known = entries.find((candidate) => candidate.identifier === identifier);
        const own = entries.filter((other) => other.instanceId === instanceId && other.accountId === accountId);
        const { superseded, step } = foldPress(own.map(maybeTried), write);
        for (const refused of superseded) await records.remove(refused);
        switch (step.kind) {
          case 'change':
            return written(changedEntry(step.entry, write));
          case 'cancel':
            await records.remove(step.entry);
            return step.entry;
        }
        for (const [index, picture] of pictures.entries())
          await records.write({
            ...made,
            ...fresh,
            identifier: pictureIdentifier(identifier, picture),
            position: position + index + 1,
            write: { call: 'attach-picture', incidentId: null, after: identifier, ...picture },
          });
        // Last: pictures without their entry are nothing, an entry without its pictures would go alone.
        if (known) return written(changedEntry(maybeTried(known), write));
        madeHere.add(identifier);
        return written({
          ...made,
          ...fresh,
          attempted: mayBeKnown,
          changedAfterAttempt: mayBeKnown,
          identifier,
          position,
          write,
        });
      });
      void sender.send(instanceId);
      return entry;
    },
    change: (identifier, write) => changeAndSend(identifier, (entry) => changedEntry(maybeTried(entry), write)),
    async retry(identifier) {
      await changeAndSend(identifier, (entry) => ({ ...entry, standing: freshStanding }));
    },
    async replace(identifier, write) {
      const replaced = await changingOne(identifier, async (entry, all) => {
        // Derived from the old one: if this is done twice, it is the same record for the instance.
        const next = { ...entry, identifier: `${identifier.slice(0, 100)}.new`, write, standing: freshStanding };
        const fresh = await written({ ...next, revision: 0, attempted: false, changedAfterAttempt: false });
        for (const picture of picturesOf(all, identifier))
          await records.write({ ...picture, write: { ...picture.write, after: fresh.identifier } });
        await records.remove(entry);
        return fresh;
      });
      if (replaced) void sender.send(replaced.instanceId);
      return replaced;
    },
    async discard(identifier) {
      await changingOne(identifier, async (entry, all) => {
        await records.remove(entry);
        for (const picture of picturesOf(all, identifier)) await records.remove(picture);
      });
    },
    async stored(identifier) {
      const entry = state.get().entries.find((candidate) => candidate.identifier === identifier);
      if (entry) await records.landed(entry);
    },
    async delivery(identifier, signal) {
      const find = () => state.get().entries.find((entry) => entry.identifier === identifier);
      const entry = find();
      if (entry) {
        const { ended, callOff } = patience({ after: environment.after, state }, entry.instanceId);
        await Promise.race([sender.send(entry.instanceId), ended, ...(signal ? [aborted(signal)] : [])]);
        callOff();
      }
      const after = find();
      if (!after) return { kind: 'sent', receipt: receipts.get(identifier) ?? null };
      return { kind: after.standing.kind, entry: after };
    },
  };
}

function aborted(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
}
