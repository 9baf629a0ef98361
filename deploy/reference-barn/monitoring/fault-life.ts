import { millisecondsInHour } from 'date-fns/constants';
import type { Sight } from './fault';

/** How one cause fares. Times are of a clock that never jumps. */
export type FaultLife =
  | { readonly kind: 'well'; readonly past: Past }
  | { readonly kind: 'suspected'; readonly sinceMs: number; readonly past: Past }
  /** @property wellSinceMs since when nothing is wrong any more; null while it is */
  | { readonly kind: 'open'; readonly wellSinceMs: number | null; readonly past: Past };

interface Past {
  /** How often it came back soon after it was over. */
  readonly returns: number;
  readonly endedMs: number | null;
}

export interface Holds {
  /** It has to last so long before it is told. */
  readonly raiseMs: number;
  /** It has to be gone so long before it is over. */
  readonly clearMs: number;
}

export interface FaultStep {
  readonly life: FaultLife;
  readonly does: 'nothing' | 'open' | 'close';
}

/** What comes back within this time counts as the same trouble. */
const calmMs = millisecondsInHour;
/** Each return doubles the time that it has to be gone: a loose plug opens a handful of incidents a day, not hundreds. */
const mostDoublings = 5;

export const neverFaulty: FaultLife = { kind: 'well', past: { returns: 0, endedMs: null } };
/** Of a fault that an earlier run of the instance has told. */
export const alreadyOpen: FaultLife = { kind: 'open', wellSinceMs: null, past: { returns: 0, endedMs: null } };

/** One more sight of a cause. */
export function stepFault(life: FaultLife, sight: Sight, nowMs: number, { raiseMs, clearMs }: Holds): FaultStep {
  if (sight.kind === 'unknown') return stay(life);
  const isFaulty = sight.kind === 'faulty';
  const { past } = life;
  switch (life.kind) {
    case 'well':
      if (!isFaulty) return stay(life);
      return raiseMs > 0 ? stay({ kind: 'suspected', sinceMs: nowMs, past }) : open(past, nowMs);
    case 'suspected':
      if (!isFaulty) return stay({ kind: 'well', past });
      return nowMs - life.sinceMs >= raiseMs ? open(past, nowMs) : stay(life);
    case 'open': {
      if (isFaulty) return stay(life.wellSinceMs === null ? life : { ...life, wellSinceMs: null });
      const sinceMs = life.wellSinceMs ?? nowMs;
      const goneMs = clearMs * 2 ** Math.min(past.returns, mostDoublings);
      if (nowMs - sinceMs < goneMs) return stay({ ...life, wellSinceMs: sinceMs });
      return { life: { kind: 'well', past: { ...past, endedMs: nowMs } }, does: 'close' };
    }
  }
}

const stay = (life: FaultLife): FaultStep => ({ life, does: 'nothing' });

function open({ returns, endedMs }: Past, nowMs: number): FaultStep {
  const isBack = endedMs !== null && nowMs - endedMs < calmMs;
  return {
    life: { kind: 'open', wellSinceMs: null, past: { returns: isBack ? returns + 1 : 0, endedMs } },
    does: 'open',
  };
}
