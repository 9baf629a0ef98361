import { isTransient, type Outcome } from '@barnwatch/shared/auth-client';
import type { AlongTaken } from '@barnwatch/shared/federation';

/** What a call that was to bring something along has come to. */
export function alongTaken(outcome: Outcome<number>): AlongTaken {
  if (outcome.ok) return { kind: 'taken', bytes: outcome.value };
  const { error } = outcome;
  return isTransient(error) || error.code === 'aborted' ? { kind: 'unreachable' } : { kind: 'not-given' };
}

/** One thing of several steps, one after the other: it is taken when all of them are. The first that fails ends it. */
export async function takeAllOf(steps: readonly (() => Promise<AlongTaken>)[]): Promise<AlongTaken> {
  let bytes = 0;
  for (const step of steps) {
    const taken = await step();
    if (taken.kind !== 'taken') return taken;
    bytes += taken.bytes;
  }
  return { kind: 'taken', bytes };
}
