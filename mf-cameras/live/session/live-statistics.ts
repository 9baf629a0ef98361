import type { StreamTransport } from '../../pictures/origin/connection-budget';
import type { PlayerFigures } from '../players/live-player';
import type { PlayerKind } from '../policies/ladder';

/** What the overlay shows of one camera's live picture. */
export interface LiveStatistics {
  readonly transport: StreamTransport | null;
  readonly player: PlayerKind | null;
  readonly figures: PlayerFigures | null;
  /** Bytes a second over the last five seconds. */
  readonly bytesPerSecond: number;
  /** Pictures a second over the last five seconds. */
  readonly framesPerSecond: number;
  readonly lagMs: number | null;
  /** Connections lost since the camera was opened. */
  readonly reconnects: number;
}

const windowMs = 5000;
const stepMs = 50;

interface Amount {
  readonly at: number;
  readonly amount: number;
}

/** Adds up amounts over a sliding window of five seconds. Pure: every call answers a new window. */
export type RateWindow = readonly Amount[];

export function withAmount(window: RateWindow, at: number, amount: number): RateWindow {
  const recent = window.filter((entry) => entry.at > at - windowMs);
  const last = recent.at(-1);
  // A stream may come in hundreds of small pieces a second: they are one entry, not an entry each.
  if (!last || at - last.at >= stepMs) return [...recent, { at, amount }];
  return [...recent.slice(0, -1), { at: last.at, amount: last.amount + amount }];
}

/** The mean a second, over the whole window once it is full and over what there is before. */
export function ratePerSecond(window: RateWindow, now: number, since: number): number {
  const recent = window.filter((entry) => entry.at > now - windowMs);
  const spanMs = Math.min(windowMs, Math.max(1000, now - since));
  return (recent.reduce((sum, entry) => sum + entry.amount, 0) * 1000) / spanMs;
}
