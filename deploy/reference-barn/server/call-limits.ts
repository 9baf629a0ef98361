import { millisecondsInMinute } from 'date-fns/constants';
import { type Refusal, refuse } from './refusals';

export interface CallLimits {
  /** Calls of one account, or of one network address without a bearer. */
  readonly callsPerMinute: number;
  /** Calls under way; live streams have a limit of their own. */
  readonly callsAtOnce: number;
}

/** Keeps one client from taking everything, and all of them together from more than the instance can carry. */
export interface CallGate {
  /** @returns what is to be called when the call has ended, or the refusal */
  enter(): (() => void) | Refusal;
  /** Counts a call. @param who account or address @returns the refusal of one too many */
  count(who: string, nowMs: number): Refusal | null;
}

/** Beyond this many those who have been quiet the longest are forgotten: memory stays bounded whatever is sent. */
const mostRemembered = 10_000;
/** When a client may try again where nobody knows. */
const tryAgainMs = 1_000;

/** A minute's calls may come at once; they come back evenly over the next minute. */
interface Allowance {
  readonly left: number;
  readonly atMs: number;
}

export function createCallGate({ callsPerMinute, callsAtOnce }: CallLimits): CallGate {
  const allowances = new Map<string, Allowance>();
  let inside = 0;

  return {
    enter() {
      if (inside >= callsAtOnce) {
        return refuse('unavailable', 'Too much is going on', { retryAfterMs: tryAgainMs });
      }
      inside += 1;
      let isInside = true;
      return () => {
        if (isInside) inside -= 1;
        isInside = false;
      };
    },
    count(who, nowMs) {
      const { left: before, atMs } = allowances.get(who) ?? { left: callsPerMinute, atMs: nowMs };
      const left = Math.min(
        callsPerMinute,
        before + (Math.max(0, nowMs - atMs) / millisecondsInMinute) * callsPerMinute,
      );
      const refused = left < 1;
      allowances.delete(who);
      allowances.set(who, { left: refused ? left : left - 1, atMs: nowMs });
      const oldest = allowances.keys().next();
      if (allowances.size > mostRemembered && !oldest.done) allowances.delete(oldest.value);
      if (!refused) return null;
      return refuse('rate-limited', 'Too many calls', {
        retryAfterMs: ((1 - left) / callsPerMinute) * millisecondsInMinute,
      });
    },
  };
}
