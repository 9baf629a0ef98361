import { millisecondsInSecond } from 'date-fns/constants';
import type { Turn } from './transfers-environment';

const name = 'barnwatch-transfers-turn';
/** A window that is not looked at is woken once a minute. */
const leaseMs = 90 * millisecondsInSecond;
const renewMs = 15 * millisecondsInSecond;
const askMs = 5 * millisecondsInSecond;
/** Two windows can take what is free at the same time: after so long each sees whose name stands there. */
const settleMs = 300;

/**
 * The Web Lock of the exports; where there are none (plain http is no secure context), a lease that is renewed.
 *
 * @param ending this window goes: nobody waits for a turn any more
 */
export function browserTurn(makeIdentifier: () => string, ending: AbortSignal): Turn {
  const locks: LockManager | undefined = navigator.locks;
  if (!locks) return leasedTurn(localStorage, makeIdentifier(), ending);
  return async (work) => {
    try {
      await locks.request(name, { signal: ending }, () => work({ signal: ending, isHeld: () => !ending.aborted }));
    } catch (cause) {
      if (!ending.aborted) throw cause;
    }
  };
}

/** @param memory what all windows of this origin see */
export function leasedTurn(
  memory: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  owner: string,
  ending: AbortSignal,
): Turn {
  const isOwn = () => memory.getItem(name)?.startsWith(`${owner} `) === true;
  function take(): boolean {
    const [holder, until] = (memory.getItem(name) ?? '').split(' ');
    if (holder !== owner && Number(until) > Date.now()) return false;
    memory.setItem(name, `${owner} ${Date.now() + leaseMs}`);
    return true;
  }
  const give = () => {
    if (isOwn()) memory.removeItem(name);
  };
  async function taken(): Promise<boolean> {
    while (!ending.aborted) {
      if (take()) {
        await pause(settleMs, ending);
        if (isOwn()) return true;
      }
      await pause(askMs, ending);
    }
    return false;
  }
  return async (work) => {
    if (!(await taken())) return;
    const lost = new AbortController();
    // Whoever has slept through its lease may have been overtaken: it takes it only from nobody.
    const isHeld = (): boolean => {
      if (!lost.signal.aborted && (ending.aborted || !take())) lost.abort();
      return !lost.signal.aborted;
    };
    const renewal = setInterval(isHeld, renewMs);
    const left = new AbortController();
    globalThis.addEventListener?.('pagehide', give, { signal: left.signal });
    try {
      await work({ signal: lost.signal, isHeld });
    } finally {
      clearInterval(renewal);
      left.abort();
      give();
    }
  };
}

/** Ends with the signal, too. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const over = new AbortController();
    const end = () => {
      clearTimeout(timer);
      over.abort();
      resolve();
    };
    const timer = setTimeout(end, ms);
    if (signal.aborted) end();
    else signal.addEventListener('abort', end, { signal: over.signal });
  });
}
