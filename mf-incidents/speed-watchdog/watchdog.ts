import { type BarnAnswer, useBarnAnswer } from '@barnwatch/shared/answers';
import * as v from 'valibot';
import { moment } from '../api/moment';

const run = v.object({
  startedAt: moment,
  /** Body lengths a minute; null without data. */
  speed: v.nullable(v.number()),
  warned: v.boolean(),
  incidentId: v.exactOptional(v.string()),
});

/** One check. */
export type WatchdogRun = Readonly<v.InferOutput<typeof run>>;

const watchdog = v.object({
  watchdogId: v.pipe(v.string(), v.minLength(1)),
  breedName: v.string(),
  /** Cron expression in the barn's time. */
  schedule: v.string(),
  parameters: v.object({
    /** Body lengths a minute from which it warns. */
    speedThreshold: v.number(),
    /** Hours after midnight at which the count of warnings starts anew. */
    dailyResetOffsetHours: v.number(),
    maxDailyIncreasedSeverityWarnings: v.number(),
  }),
  enabled: v.boolean(),
  lastUpdated: moment,
  /** Newest first. */
  recentRuns: v.optional(v.array(run), []),
});

/** The check of the herd's speed (spec 3). */
export type Watchdog = Readonly<v.InferOutput<typeof watchdog>>;

const answer = v.object({ watchdog: v.nullable(watchdog) });

/** Reads `data` of `POST api/watchdogs/queryOne`: null where none is set up. @throws {v.ValiError} */
export function parseWatchdog(data: unknown): Watchdog | null {
  return v.parse(answer, data).watchdog;
}

const refreshEveryMs = 60_000;

/** The barn's speed watchdog with its last checks. Needs `watchdogs.view`. */
export function useWatchdog(): BarnAnswer<Watchdog | null> {
  return useBarnAnswer('speed-watchdog', 'api/watchdogs/queryOne', {
    body: { query: { type: 'speed' } },
    parse: parseWatchdog,
    keep: true,
    refreshEveryMs,
  });
}
