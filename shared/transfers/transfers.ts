import { millisecondsInMinute, millisecondsInSecond } from 'date-fns/constants';
import { type Atom, atom } from 'jotai';
import { isSignedOutByChoice } from '../auth-client';
import { openedInstances } from '../outbox/sending/opened-instances';
import { type Readable, readable } from '../state';
import { type FinishedFile, finishedFile } from './archive/finished-file';
import type { Missing, TransferOrder } from './order/transfer-order';
import { freshStanding, type Transfer } from './record/transfer';
import { transferParts } from './record/transfer-parts';
import { transferRecords } from './record/transfer-records';
import { shareDone } from './transfer-progress';
import type { TransfersEnvironment } from './transfers-environment';
import { isForgotten } from './work/forgotten';
import { transferWorker } from './work/transfer-worker';

export interface TransfersState {
  /** False until this device has told, or refused to tell, what it keeps. */
  readonly read: boolean;
  /** The device refused to tell: there may be more than is shown. It is asked again by itself. */
  readonly isRefused: boolean;
  /** Of all instances and accounts, in the order in which they go. */
  readonly transfers: readonly Transfer[];
  /** Keys of those that could not be read, of all instances and accounts. */
  readonly setAside: readonly string[];
  /** The one that this window works at, and the share of a file that the barn is still making. */
  readonly working: { readonly identifier: string; readonly making: number | null } | null;
}

const transfersAtom = atom<TransfersState>({
  read: false,
  isRefused: false,
  transfers: [],
  setAside: [],
  working: null,
});

/** Exports: fetched while one does other things, kept through a reload and a kill, and handed over when they are whole. */
export interface Transfers {
  readonly state: Readable<TransfersState>;
  /** The same, for components. */
  readonly stateAtom: Atom<TransfersState>;
  /** Null: nobody is signed in. */
  add(instanceId: string, order: TransferOrder): Promise<Transfer | null>;
  pause(identifier: string): Promise<void>;
  /** Goes on with one that was paused, refused, had no room or waits for a better line. */
  goOn(identifier: string): Promise<void>;
  /** Ends it, and frees its room on the device. */
  remove(identifier: string): Promise<void>;
  /** What is handed over; null where nothing of it came, or it is gone. */
  file(identifier: string): Promise<FinishedFile | null>;
  noteSaved(identifier: string): Promise<void>;
  /** Those of an account that could not be read are not mentioned any more. */
  forgetSetAside(instanceId: string, accountId: string): Promise<void>;
  /** How far one is, 0 to 1: for the frame, which has only the types of this door. */
  shareDone(transfer: Transfer): number;
  /** What is not in it so far; null where that cannot be read. */
  missing(identifier: string): Promise<readonly Missing[] | null>;
}

/** Longest wait for another window that is changing the records: as long as late storage may take (decision 0047). */
const recordsWaitMs = millisecondsInMinute;

/** A device that refuses to be read is asked again. */
const lookAgainMs = 5 * millisecondsInSecond;

export function createTransfers(environment: TransfersEnvironment): Transfers {
  const { states, now, lock, channel, instances, makeIdentifier, log } = environment;
  const records = transferRecords(environment.store, now, (key) =>
    log('warning', `a damaged export was set aside: ${key}`),
  );
  const parts = transferParts(environment.onDisk);
  const state = readable(states, transfersAtom);

  const show = (change: Partial<TransfersState>) => states.set(transfersAtom, (before) => ({ ...before, ...change }));

  let looksBegun = 0;
  let lookShown = 0;
  let endWait: (() => void) | null = null;

  async function reload(): Promise<readonly Transfer[]> {
    looksBegun += 1;
    const look = looksBegun;
    const transfers = await records.readAll();
    // A later look has told already: what this one found may be older.
    if (look < lookShown) return transfers;
    lookShown = look;
    const isRefused = !records.seen();
    show({ transfers, setAside: records.setAside(), read: true, isRefused });
    lookAgain(isRefused);
    worker.stopUnless((id) => transfers.some((one) => one.identifier === id && one.standing.kind === 'waiting'));
    return transfers;
  }

  function lookAgain(isRefused: boolean): void {
    endWait?.();
    endWait = isRefused ? environment.after(lookAgainMs, () => void reload().then(() => worker.kick())) : null;
  }

  /** One change of the records at a time, over all windows. */
  async function changing<T>(work: (transfers: readonly Transfer[]) => Promise<T>): Promise<T> {
    const result = await lock('barnwatch-transfer-records', recordsWaitMs, async () => work(await records.readAll()));
    // Others wait for the change, not for what is shown of it.
    channel.post('changed');
    await reload();
    return result;
  }

  function change(identifier: string, changeOf: (transfer: Transfer) => Transfer | null): Promise<Transfer | null> {
    return changing(async (transfers) => {
      const transfer = transfers.find((one) => one.identifier === identifier);
      const changed = transfer ? changeOf(transfer) : null;
      if (changed) await records.write(changed);
      return changed;
    });
  }

  const worker = transferWorker({
    environment,
    parts,
    readAll: records.readAll,
    changeWaiting: (identifier, changed, count) =>
      change(identifier, (transfer) => {
        const isAsKnown = count === undefined || transfer.done.parts === count;
        return transfer.standing.kind === 'waiting' && isAsKnown ? { ...transfer, ...changed } : null;
      }),
    onWorking: (working) => show({ working }),
  });

  /** What was finished long ago, and what belongs to nothing any more. */
  async function tidyUp(): Promise<void> {
    const transfers = await records.readAll();
    const old = transfers.filter((transfer) => isForgotten(transfer, now()));
    for (const transfer of old) await records.remove(transfer);
    if (records.seen()) await parts.keepOnly(transfers.filter((transfer) => !old.includes(transfer)));
    await reload();
  }

  // As the only window: another one may just be putting a part there.
  const started = reload();
  void started
    .then(() => environment.turn(tidyUp))
    .catch((cause: unknown) => log('warning', 'old exports could not be removed', { cause }))
    .then(() => worker.kick());
  channel.subscribe(() => void reload().then(() => worker.kick()));
  environment.onWake(() => worker.wake());
  let before = instances.get();
  instances.subscribe(() => {
    const opened = openedInstances(before, instances.get());
    before = instances.get();
    if (opened.length > 0) worker.wake();
  });
  environment.onSignedOut((instanceId) => {
    const view = instances.get().find(({ globalUniqueIdentifier }) => globalUniqueIdentifier === instanceId);
    if (view !== undefined && !isSignedOutByChoice(view.signedOutReason)) return;
    void changing(() => records.forget(instanceId))
      .then(() => parts.forget(instanceId))
      .catch((cause: unknown) => log('warning', 'exports could not be removed', { cause }));
  });

  async function found(identifier: string): Promise<Transfer | undefined> {
    return (await records.readAll()).find((one) => one.identifier === identifier);
  }

  return {
    state,
    stateAtom: transfersAtom,
    async add(instanceId, order) {
      await started;
      const view = instances.get().find(({ globalUniqueIdentifier }) => globalUniqueIdentifier === instanceId);
      const accountId = view?.accountId;
      if (!accountId) return null;
      environment.keep();
      const transfer = await changing(async (transfers) => {
        const fresh: Transfer = {
          identifier: makeIdentifier(),
          instanceId,
          accountId,
          position: Math.max(now(), (transfers.at(-1)?.position ?? 0) + 1),
          madeAt: now(),
          order,
          standing: freshStanding,
          done: { parts: 0, bytes: 0, items: 0, files: 0, missing: 0 },
          current: null,
          bytesPerS: null,
        };
        await records.write(fresh);
        return fresh;
      });
      worker.kick();
      return transfer;
    },
    async pause(identifier) {
      await change(identifier, (transfer) =>
        transfer.standing.kind === 'waiting' ? { ...transfer, standing: { kind: 'paused' } } : null,
      );
    },
    async goOn(identifier) {
      await change(identifier, (transfer) =>
        transfer.standing.kind === 'done' ? null : { ...transfer, standing: freshStanding },
      );
      worker.kick();
    },
    async remove(identifier) {
      const transfer = await found(identifier);
      if (!transfer) return;
      await changing(() => records.remove(transfer));
      // What cannot be removed now belongs to nothing, and is removed at the next start.
      await parts.remove(transfer).catch((cause: unknown) => log('warning', 'parts could not be removed', { cause }));
    },
    async file(identifier) {
      const transfer = await found(identifier);
      const stored = transfer ? await parts.read(transfer) : null;
      return transfer && stored ? finishedFile(transfer.order, stored, missingOf(transfer)) : null;
    },
    async noteSaved(identifier) {
      await change(identifier, (transfer) =>
        transfer.standing.kind === 'done' ? { ...transfer, standing: { ...transfer.standing, isSaved: true } } : null,
      );
    },
    async forgetSetAside(instanceId, accountId) {
      await changing(() => records.forgetSetAside({ instanceId, accountId }));
    },
    shareDone,
    async missing(identifier) {
      const transfer = await found(identifier);
      const stored = transfer ? await parts.read(transfer) : null;
      if (!transfer || !stored) return null;
      const known = transfer.order.kind === 'recordings' ? transfer.order.missing : [];
      return [...known, ...stored.flatMap((part) => part.missing)];
    },
  };
}

/** How much of what was asked for is not in an export, as far as it is known. */
export function missingOf({ order, done }: Pick<Transfer, 'order' | 'done'>): number {
  return done.missing + (order.kind === 'recordings' ? order.missing.length : 0);
}
