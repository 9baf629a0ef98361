import { type BarnReading, useReading } from '@barnwatch/shared/answers';
import {
  type AnswerOf,
  queryOneWatchdog,
  type WatchdogRun as ToldRun,
  type Watchdog as ToldWatchdog,
} from '@barnwatch/shared/wire/calls';

/** One check. */
export type WatchdogRun = Readonly<ToldRun>;

/** The check of the herd's speed (product 3.15). */
export interface Watchdog extends Readonly<Omit<ToldWatchdog, 'recentRuns'>> {
  /** Newest first. */
  readonly recentRuns: readonly WatchdogRun[];
}

/** The watchdog, or null where none is set up. */
export function watchdogOf({ watchdog }: AnswerOf<typeof queryOneWatchdog>): Watchdog | null {
  return watchdog && { ...watchdog, recentRuns: watchdog.recentRuns ?? [] };
}

const refreshEveryMs = 60_000;

/** The barn's speed watchdog with its last checks. Needs `watchdogs.view`. */
export function useWatchdog(): BarnReading<Watchdog | null> {
  return useReading(queryOneWatchdog, { body: { query: { type: 'speed' } }, keep: true, refreshEveryMs }, watchdogOf);
}
