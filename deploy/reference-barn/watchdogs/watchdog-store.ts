import type { Watchdog, WatchdogRun } from '@barnwatch/shared/wire';
import { millisecondsInDay } from 'date-fns/constants';
import type { Database } from '../storage/database';

/** A watchdog as it is stored; its checks are beside it. */
export type StoredWatchdog = Omit<Watchdog, 'recentRuns'>;

export interface WatchdogStore {
  list(): readonly StoredWatchdog[];
  find(watchdogId: string): StoredWatchdog | undefined;
  findType(type: Watchdog['type']): StoredWatchdog | undefined;
  write(watchdog: StoredWatchdog): void;
  /** The last ones, newest first. */
  runsOf(watchdogId: string): WatchdogRun[];
  /** All since a moment (inclusive) of the last two days, newest first. */
  runsSince(watchdogId: string, sinceMs: number): readonly WatchdogRun[];
  addRun(watchdogId: string, run: WatchdogRun): void;
}

// The contract's limit of a watchdog's `recentRuns`: about a week at every ten minutes.
const runsTold = 1000;

/** With a check every minute a day has more than are told: its first warnings must not be forgotten before its end. */
const leastKeptMs = 2 * millisecondsInDay;

interface RunRow {
  readonly started_at: number;
  readonly speed: number | null;
  readonly warned: number;
  readonly incident_id: string | null;
}

const runOf = ({ started_at, speed, warned, incident_id }: RunRow): WatchdogRun => ({
  startedAt: started_at,
  speed,
  warned: warned === 1,
  ...(incident_id !== null && { incidentId: incident_id }),
});

const watchdogOf = ({ document }: { readonly document: string }): StoredWatchdog =>
  JSON.parse(document) as StoredWatchdog;

export function createWatchdogStore(database: Database): WatchdogStore {
  const documents = (where: string, ...values: readonly string[]): readonly StoredWatchdog[] =>
    database
      .all<{ document: string }>(`SELECT document FROM watchdogs ${where} ORDER BY watchdog_id`, ...values)
      .map(watchdogOf);
  const runs = (watchdogId: string, sinceMs: number, most: number): WatchdogRun[] =>
    database
      .all<RunRow>(
        'SELECT * FROM watchdog_runs WHERE watchdog_id = ? AND started_at >= ? ORDER BY started_at DESC LIMIT ?',
        watchdogId,
        sinceMs,
        most,
      )
      .map(runOf);
  return {
    list: () => documents(''),
    find: (watchdogId) => documents('WHERE watchdog_id = ?', watchdogId)[0],
    findType: (type) => documents('WHERE type = ?', type)[0],
    write(watchdog) {
      database.run(
        `INSERT INTO watchdogs (watchdog_id, type, last_updated, document) VALUES (?, ?, ?, ?)
         ON CONFLICT (watchdog_id) DO UPDATE SET last_updated = excluded.last_updated, document = excluded.document`,
        watchdog.watchdogId,
        watchdog.type,
        watchdog.lastUpdated,
        JSON.stringify(watchdog),
      );
    },
    runsOf: (watchdogId) => runs(watchdogId, 0, runsTold),
    // SQLite: a negative limit is none.
    runsSince: (watchdogId, sinceMs) => runs(watchdogId, sinceMs, -1),
    addRun(watchdogId, { startedAt, speed, warned, incidentId }) {
      database.run(
        'INSERT OR REPLACE INTO watchdog_runs (watchdog_id, started_at, speed, warned, incident_id) VALUES (?, ?, ?, ?, ?)',
        watchdogId,
        startedAt,
        speed,
        warned ? 1 : 0,
        incidentId ?? null,
      );
      database.run(
        `DELETE FROM watchdog_runs WHERE watchdog_id = ? AND started_at < ? AND started_at NOT IN
         (SELECT started_at FROM watchdog_runs WHERE watchdog_id = ? ORDER BY started_at DESC LIMIT ?)`,
        watchdogId,
        startedAt - leastKeptMs,
        watchdogId,
        runsTold,
      );
    },
  };
}
