import { dueAgain } from '../../time/due-again';
import { freshStanding, type Transfer } from '../record/transfer';
import type { TransferParts } from '../record/transfer-parts';
import type { Hold, TransfersEnvironment } from '../transfers-environment';
import { standingAfter, standingWithoutDisk } from './after-failure';
import { nextTransfer } from './next-transfer';
import { type RunWorld, runTransfer } from './run-transfer';

export interface WorkerParts {
  readonly environment: TransfersEnvironment;
  readonly parts: TransferParts;
  readonly readAll: () => Promise<readonly Transfer[]>;
  /**
   * Changes an export that waits; null where it does not any more.
   *
   * @param parts how many it has: with others somebody else has gone on with it
   */
  readonly changeWaiting: (identifier: string, change: Partial<Transfer>, parts?: number) => Promise<Transfer | null>;
  /** Told which one this window works at, and how far the barn is with a file that it makes. */
  readonly onWorking: (working: { readonly identifier: string; readonly making: number | null } | null) => void;
}

/** Works at the exports, one after another, in one window at a time. */
export interface TransferWorker {
  /** Something may be due. */
  kick(): void;
  /** The line may be better than it was: what failed is tried at once. */
  wake(): void;
  /** Lets go of an export that does not wait any more. */
  stopUnless(isWanted: (identifier: string) => boolean): void;
}

export function transferWorker({ environment, parts, readAll, changeWaiting, onWorking }: WorkerParts): TransferWorker {
  const { now, instances, turn, after, log, client } = environment;
  let isAsked = false;
  let isBusy = false;
  let callOff = (): void => undefined;
  let wokenAt = 0;
  const failedAt = new Map<string, number>();
  let running: { readonly identifier: string; readonly ending: AbortController } | null = null;

  function mayTryAt({ identifier, standing }: Transfer): number {
    if (standing.kind !== 'waiting') return Number.POSITIVE_INFINITY;
    // A barn that asked for patience meant it.
    const patienceMs = standing.error?.context.retryAfterMs;
    const isWoken = patienceMs === undefined && (failedAt.get(identifier) ?? 0) < wokenAt;
    return isWoken ? 0 : dueAgain(standing.notBefore, patienceMs, now());
  }

  async function run(transfer: Transfer, { signal, isHeld }: Hold): Promise<void> {
    const { identifier, instanceId } = transfer;
    const ending = new AbortController();
    running = { identifier, ending };
    const end = () => ending.abort();
    signal.addEventListener('abort', end);
    if (!isHeld()) end();
    onWorking({ identifier, making: null });
    const world: RunWorld = {
      client: client(instanceId),
      parts,
      now,
      signal: ending.signal,
      onMaking: (making) => {
        if (running?.identifier === identifier) onWorking({ identifier, making });
      },
      async commit(of, part, next) {
        // Who has slept may find that another window has gone on with it: its parts are not written over.
        const isOurs = isHeld() && (await latest(of)).done.parts === of.done.parts;
        if (!isOurs || ending.signal.aborted) return null;
        await parts.write(of, next.done.parts - 1, part);
        // A part came: what failed before it is over.
        return ending.signal.aborted || !isHeld()
          ? null
          : changeWaiting(identifier, { standing: freshStanding, ...next }, of.done.parts);
      },
    };
    try {
      const result = await runTransfer(world, transfer);
      if (result.kind === 'failed' && isHeld()) {
        failedAt.set(identifier, now());
        await changeWaiting(identifier, { standing: standingAfter(result.error, await latest(transfer), now()) });
      }
    } catch (cause) {
      if (ending.signal.aborted) return;
      log('warning', 'an export could not be kept on the device', { cause });
      await changeWaiting(identifier, { standing: standingWithoutDisk(cause) });
    } finally {
      signal.removeEventListener('abort', end);
      running = null;
      onWorking(null);
    }
  }

  async function latest(transfer: Transfer): Promise<Transfer> {
    return (await readAll()).find(({ identifier }) => identifier === transfer.identifier) ?? transfer;
  }

  async function work(hold: Hold): Promise<void> {
    isAsked = false;
    while (hold.isHeld()) {
      const next = nextTransfer(await readAll(), instances.get(), now(), mayTryAt);
      if (next.kind === 'run') await run(next.transfer, hold);
      else if (!isAsked) {
        if (next.kind === 'wait') callOff = after(Math.max(0, next.untilMs - now()), kick);
        return;
      } else isAsked = false;
    }
  }

  function kick(): void {
    callOff();
    isAsked = true;
    if (isBusy) return;
    isBusy = true;
    let end: 'not-begun' | 'done' | 'lost' = 'not-begun';
    void turn(async (hold) => {
      end = 'done';
      await work(hold);
      if (!hold.isHeld()) end = 'lost';
    })
      .catch((cause: unknown) => log('error', 'the exports could not go on', { cause }))
      .finally(() => {
        isBusy = false;
        // A window that ends gets no turn any more: to ask at once again would be without end.
        if (end === 'not-begun') return;
        // Asked between the last look and the end of the turn.
        if (isAsked || end === 'lost') kick();
      });
  }

  return {
    kick,
    wake() {
      wokenAt = now();
      kick();
    },
    stopUnless(isWanted) {
      if (running && !isWanted(running.identifier)) running.ending.abort();
    },
  };
}
