import type { InstanceView, Outcome } from '../auth-client';
import { freshStanding, type OutboxEntry } from './outbox-entry';
import type { OutboxEnvironment } from './outbox-environment';
import { afterTry, nextStep, picturesOf, releasedPictures } from './outbox-queue';
import type { OutboxRecords } from './outbox-records';
import { parseReceipt, requestOf, type WriteReceipt } from './outbox-write';

/** Longer than one call may last: a window that is frozen while it sends does not hold the others up for ever, ms. */
const sendingWaitMs = 15_000;

/** Changes one entry; `all` are the entries as they are then. Null where it is gone. */
export type ChangeOne = <T>(
  identifier: string,
  work: (entry: OutboxEntry, all: readonly OutboxEntry[]) => Promise<T>,
) => Promise<T | null>;

export interface SenderParts extends Pick<OutboxRecords, 'readAll' | 'write' | 'remove'> {
  readonly environment: OutboxEnvironment;
  readonly viewOf: (instanceId: string) => InstanceView | undefined;
  readonly changingOne: ChangeOne;
  readonly onSending: (sending: ReadonlySet<string>) => void;
  readonly onReceipt: (identifier: string, receipt: WriteReceipt) => void;
}

/** Sends what can be sent, one after another, in one window at a time. */
export interface OutboxSender {
  /** Sends what is due at an instance. Resolves when nothing more can be sent now. */
  send(instanceId: string): Promise<void>;
  /** The line may be better than it was: what failed is tried at once. */
  wake(): void;
  /** Sends when an instance is reached again, or somebody signs in or accepts its licence. */
  watchInstances(): void;
}

type Round = { readonly promise: Promise<void>; begun: boolean };

export function outboxSender(parts: SenderParts): OutboxSender {
  const { environment, viewOf } = parts;
  const { now, random, lock, client } = environment;
  const rounds = new Map<string, Round>();
  const alarms = new Map<string, () => void>();
  const wokenAt = new Map<string, number>();
  const sending = new Set<string>();
  const open = new Map<string, boolean>();

  const mayAnswer = (view: InstanceView | undefined): view is InstanceView =>
    view?.loggedIn === true && view.accountId !== null && !view.eulaNeeded;

  async function nextOf(instanceId: string) {
    const view = viewOf(instanceId);
    if (!mayAnswer(view)) return { kind: 'nothing' } as const;
    const entries = await parts.readAll();
    const own = entries.filter((entry) => entry.instanceId === instanceId && entry.accountId === view.accountId);
    return nextStep(own, now(), wokenAt.get(instanceId));
  }

  /** @returns whether to go on */
  async function sendNext(instanceId: string): Promise<boolean> {
    const step = await nextOf(instanceId);
    switch (step.kind) {
      case 'nothing':
        return false;
      case 'wait':
        setAlarm(instanceId, step.untilMs);
        return false;
      case 'send':
        return lock(`barnwatch-outbox-sending-${instanceId}`, sendingWaitMs, async () => {
          // Another window may have sent it while this one waited for its turn.
          const fresh = await nextOf(instanceId);
          return fresh.kind === 'send' ? sendOne(fresh.entry.identifier) : true;
        });
    }
  }

  async function sendOne(identifier: string): Promise<boolean> {
    // Written down before it is sent: whoever goes on after a sudden end knows that it may have arrived.
    const entry = await parts.changingOne(identifier, async (stored) => {
      const marked = { ...stored, attempted: true };
      await parts.write(marked);
      return marked;
    });
    if (!entry) return true;
    show(identifier, true);
    try {
      const clockOffsetMs = viewOf(entry.instanceId)?.clockOffsetMs ?? 0;
      const { path, body } = requestOf(entry.write, identifier, { madeAt: entry.madeAt, now: now(), clockOffsetMs });
      const outcome = await client(entry.instanceId).post(path, { body, parse: parseReceipt });
      await parts.changingOne(identifier, (stored, all) => settle(stored, all, entry, outcome));
      return outcome.ok || outcome.error.code !== 'aborted';
    } finally {
      show(identifier, false);
    }
  }

  async function settle(
    stored: OutboxEntry,
    all: readonly OutboxEntry[],
    sent: OutboxEntry,
    outcome: Outcome<WriteReceipt>,
  ) {
    const after = afterTry(stored, sent, outcome, { now: now(), chance: random() });
    // What follows words that were never changed in the outbox was saved again after they had gone: another window may
    // have done so with other words, which its answer tells.
    const changedAfterAttempt = stored.revision === 0;
    const fresh = { revision: 1, attempted: false, changedAfterAttempt, standing: freshStanding };
    // Before the entry goes: after a sudden end in between it is sent once more, and its pictures learn the same.
    if (outcome.ok && after.kind !== 'anew')
      for (const picture of releasedPictures(all, stored.identifier, outcome.value.incidentId))
        await parts.write(picture);
    switch (after.kind) {
      case 'done':
        if (outcome.ok) parts.onReceipt(sent.identifier, outcome.value);
        return parts.remove(stored);
      case 'follow-up': {
        const { write, identifier } = after;
        // These words are of now: told as older than the incident itself, no instance would take them.
        await parts.write({ ...stored, ...fresh, identifier, write, madeAt: now() });
        return parts.remove(stored);
      }
      case 'anew': {
        const { identifier, retraction: write } = after;
        await parts.write({ ...stored, ...fresh, identifier });
        for (const picture of picturesOf(all, stored.identifier))
          await parts.write({ ...picture, write: { ...picture.write, after: identifier } });
        const [taken, position] = [`${identifier}.back`, stored.position + 0.5];
        await parts.write({ ...stored, ...fresh, identifier: taken, write, position, madeAt: now() });
        return parts.remove(stored);
      }
      case 'keep':
        return parts.write(after.entry);
    }
  }

  function show(identifier: string, isSending: boolean): void {
    if (isSending) sending.add(identifier);
    else sending.delete(identifier);
    parts.onSending(new Set(sending));
  }

  function setAlarm(instanceId: string, atMs: number): void {
    alarms.get(instanceId)?.();
    const pauseMs = Math.max(0, atMs - now());
    alarms.set(
      instanceId,
      environment.after(pauseMs, () => void send(instanceId)),
    );
  }

  async function round(instanceId: string): Promise<void> {
    alarms.get(instanceId)?.();
    alarms.delete(instanceId);
    while (await sendNext(instanceId));
  }

  function send(instanceId: string): Promise<void> {
    const before = rounds.get(instanceId);
    if (before && !before.begun) return before.promise;
    const next: { promise: Promise<void>; begun: boolean } = { begun: false, promise: Promise.resolve() };
    next.promise = (before?.promise ?? Promise.resolve())
      .then(() => {
        next.begun = true;
        return round(instanceId);
      })
      .catch((cause: unknown) => environment.log('error', 'the outbox could not go on', { cause }));
    rounds.set(instanceId, next);
    return next.promise;
  }

  function wakeInstance(instanceId: string): void {
    wokenAt.set(instanceId, now());
    void send(instanceId);
  }

  return {
    send,
    wake() {
      for (const { globalUniqueIdentifier } of environment.instances.get()) wakeInstance(globalUniqueIdentifier);
    },
    watchInstances() {
      const look = () => {
        for (const view of environment.instances.get()) {
          const id = view.globalUniqueIdentifier;
          const isOpen = view.online && mayAnswer(view);
          if (isOpen && open.get(id) === false) wakeInstance(id);
          open.set(id, isOpen);
        }
      };
      look();
      environment.instances.subscribe(look);
    },
  };
}
