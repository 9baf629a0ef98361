import { millisecondsInMinute } from 'date-fns/constants';
import { type CheckParts, runCheck } from './run-check';
import { parseSchedule } from './schedule';
import type { StoredWatchdog } from './watchdog-store';

/** Runs the checks that are due in this minute and have not been run; those that were missed are not made up for. */
export async function runDueChecks(
  parts: CheckParts,
  nowMs: number,
  yieldTurn: () => Promise<void> | undefined,
): Promise<void> {
  for (const watchdog of parts.store.list()) {
    if (isDue(parts, watchdog, nowMs)) await runCheck(parts, watchdog, nowMs, yieldTurn);
  }
}

function isDue(
  { store, timeZone }: CheckParts,
  { watchdogId, enabled, schedule, lastUpdated }: StoredWatchdog,
  nowMs: number,
): boolean {
  const minute = Math.floor(nowMs / millisecondsInMinute) * millisecondsInMinute;
  // Of the minute in which it was scheduled or changed nobody can say that it is due.
  if (!enabled || minute < lastUpdated || store.runsSince(watchdogId, minute).length > 0) return false;
  const parsed = parseSchedule(schedule);
  return typeof parsed !== 'string' && parsed.isDue(minute, timeZone);
}
