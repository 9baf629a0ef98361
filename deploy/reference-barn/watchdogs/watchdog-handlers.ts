import type { QueryableTable } from '../query/compile-question';
import { runQuery } from '../query/run-query';
import { answerCreated, answerData } from '../server/answers';
import type { Handlers } from '../server/call';
import { isRefusal } from '../server/refusals';
import type { Database } from '../storage/database';
import type { StoredWatchdog, WatchdogStore } from './watchdog-store';
import { changeWatchdog, scheduleSpeedWatchdog, withRuns } from './watchdogs';

const watchdogs = {
  table: 'watchdogs',
  idColumn: 'watchdog_id',
  columns: {
    watchdogId: { column: 'watchdog_id', kind: 'string' },
    type: { column: 'type', kind: 'string' },
    lastUpdated: { column: 'last_updated', kind: 'number' },
  },
  required: ['watchdogId', 'type', 'breedName', 'schedule', 'parameters', 'enabled', 'lastUpdated'],
  optional: ['recentRuns'],
} as const satisfies Omit<QueryableTable, 'names'>;

/** @param queryable fields that the contract lets a query name */
export function createWatchdogHandlers(
  database: Database,
  store: WatchdogStore,
  queryable: readonly string[],
): Handlers {
  const table: QueryableTable = { ...watchdogs, names: queryable };
  return {
    'POST api/watchdogs/queryOne': ({ body }) => {
      const result = runQuery<StoredWatchdog>(database, table, { ...body, limit: 1 });
      if (isRefusal(result)) return result;
      const [watchdog] = result.documents;
      if (!watchdog) return answerData({ watchdog: null });
      // The checks are the one optional member.
      const { recentRuns, ...others } = body.projection ?? {};
      const leftOut = recentRuns === 0 || (recentRuns === undefined && Object.values(others).includes(1));
      return answerData({ watchdog: leftOut ? watchdog : withRuns(store, watchdog) });
    },
    'POST api/watchdogs/schedule/speed': ({ body, now }) => {
      const watchdog = database.inTransaction(() => scheduleSpeedWatchdog(store, body.watchdog, now));
      return isRefusal(watchdog) ? watchdog : answerCreated({ watchdog: withRuns(store, watchdog) });
    },
    'PATCH api/watchdogs/{watchdogId}': ({ path: { watchdogId }, body: { updates }, now }) => {
      const watchdog = database.inTransaction(() => changeWatchdog(store, watchdogId, updates, now));
      return isRefusal(watchdog) ? watchdog : answerData({ watchdog: withRuns(store, watchdog) });
    },
  };
}
