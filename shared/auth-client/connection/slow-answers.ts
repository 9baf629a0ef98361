import { probeLimitMs, slowAfterMs } from './probe';

/** A call is a preflight, the call itself and perhaps a new token: so many times the way there and back. */
const roundTrips = 4;
/** However slow an instance is: nobody waits longer for a call that usually has less. */
const longestCallMs = 45_000;

/** How long a call may take that usually has `usualMs`, at an instance that answered its probe after `latencyMs`. */
export function callLimit(usualMs: number, latencyMs: number | null): number {
  return Math.max(usualMs, Math.min(longestCallMs, roundTrips * (latencyMs ?? 0)));
}

/** How long the way in use may take to prove itself again before the others are asked. */
export function activeProbeLimit(latencyMs: number | null): number {
  return Math.max(slowAfterMs, Math.min(probeLimitMs, 2 * (latencyMs ?? 0)));
}
