import type { NewWatchdog } from '@barnwatch/shared/wire';
import type { WatchdogStore } from '../watchdogs/watchdog-store';
import { scheduleSpeedWatchdog } from '../watchdogs/watchdogs';
import type { Animals } from './intervention-texts';

const sharedParameters = { dailyResetOffsetHours: 6, maxDailyIncreasedSeverityWarnings: 3 } as const;

// Thresholds just above what these herds reach on an ordinary day: pigs 0.45 when they are fed, birds 1.45 in the light.
const watchdogs: Readonly<Record<Animals, NewWatchdog>> = {
  pig: { breedName: 'Danbred', parameters: { ...sharedParameters, speedThreshold: 0.5 } },
  broiler: { breedName: 'Ross 308', parameters: { ...sharedParameters, speedThreshold: 1.5 } },
};

/** The demonstration's speed watchdog; one that people have scheduled or changed stays theirs. */
export function plantWatchdog(store: WatchdogStore, animals: Animals, nowMs: number): void {
  if (!store.findType('speed')) scheduleSpeedWatchdog(store, watchdogs[animals], nowMs);
}
