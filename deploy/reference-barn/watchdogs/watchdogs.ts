import { randomUUID } from 'node:crypto';
import type { NewWatchdog, Watchdog, WatchdogUpdates } from '@barnwatch/shared/wire';
import { refuseRequest } from '../server/invalid-request';
import { type Refusal, refuse } from '../server/refusals';
import { parseSchedule } from './schedule';
import type { StoredWatchdog, WatchdogStore } from './watchdog-store';

// Product 9.13: every ten minutes.
const usualSchedule = '*/10 * * * *';

/** Schedules the barn's speed watchdog; there is one. */
export function scheduleSpeedWatchdog(
  store: WatchdogStore,
  { breedName, schedule = usualSchedule, parameters, enabled = true }: NewWatchdog,
  nowMs: number,
): StoredWatchdog | Refusal {
  const known = store.findType('speed');
  if (known)
    return refuse('watchdog-exists', 'A speed watchdog is scheduled already: change it instead', {
      details: { watchdogId: known.watchdogId },
    });
  const refusal = refuseSchedule(schedule, '/watchdog/schedule');
  if (refusal) return refusal;
  const watchdog: StoredWatchdog = {
    watchdogId: randomUUID(),
    type: 'speed',
    breedName,
    schedule,
    parameters,
    enabled,
    lastUpdated: nowMs,
  };
  store.write(watchdog);
  return watchdog;
}

/** Changes the members that are there. */
export function changeWatchdog(
  store: WatchdogStore,
  watchdogId: string,
  updates: WatchdogUpdates,
  nowMs: number,
): StoredWatchdog | Refusal {
  const known = store.find(watchdogId);
  if (!known) return refuse('watchdog-unknown', `There is no watchdog ${watchdogId}`, { details: { watchdogId } });
  const refusal = updates.schedule === undefined ? null : refuseSchedule(updates.schedule, '/updates/schedule');
  if (refusal) return refusal;
  const changed: StoredWatchdog = { ...known, ...updates, lastUpdated: nowMs };
  store.write(changed);
  return changed;
}

/** A watchdog with its last checks, as it is told on the wire. */
export function withRuns(store: WatchdogStore, watchdog: StoredWatchdog): Watchdog {
  return { ...watchdog, recentRuns: store.runsOf(watchdog.watchdogId) };
}

function refuseSchedule(text: string, field: string): Refusal | null {
  const schedule = parseSchedule(text);
  return typeof schedule === 'string'
    ? refuseRequest({ in: 'body', field, rule: 'schedule', message: schedule })
    : null;
}
