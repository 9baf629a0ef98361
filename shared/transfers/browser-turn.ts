import { millisecondsInSecond } from 'date-fns/constants';
import type { Turn } from './transfers-environment';

const name = 'barnwatch-transfers-turn';
/** A window that is not looked at is woken once a minute. */
const leaseMs = 90 * millisecondsInSecond;
const renewMs = 15 * millisecondsInSecond;
const askMs = 5 * millisecondsInSecond;

/** The Web Lock of the exports; where there are none (plain http is no secure context), a lease that is renewed. */
export function browserTurn(makeIdentifier: () => string): Turn {
  const locks: LockManager | undefined = navigator.locks;
  if (locks) return (work) => locks.request(name, work);
  return leasedTurn(localStorage, makeIdentifier());
}

/** @param memory what all windows of this origin see */
export function leasedTurn(memory: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>, owner: string): Turn {
  function take(): boolean {
    const [holder, until] = (memory.getItem(name) ?? '').split(' ');
    if (holder !== owner && Number(until) > Date.now()) return false;
    memory.setItem(name, `${owner} ${Date.now() + leaseMs}`);
    return true;
  }
  const give = () => {
    if (memory.getItem(name)?.startsWith(`${owner} `)) memory.removeItem(name);
  };
  return async (work) => {
    while (!take()) await new Promise((resolve) => setTimeout(resolve, askMs));
    const renewal = setInterval(take, renewMs);
    const left = new AbortController();
    globalThis.addEventListener?.('pagehide', give, { signal: left.signal });
    try {
      await work();
    } finally {
      clearInterval(renewal);
      left.abort();
      give();
    }
  };
}
