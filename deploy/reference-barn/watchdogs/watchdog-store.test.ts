import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { millisecondsInMinute } from 'date-fns/constants';
import { openDatabase } from '../storage/open-database';
import { createWatchdogStore } from './watchdog-store';
import { scheduleSpeedWatchdog } from './watchdogs';

const dayMinutes = 24 * 60;
const startMs = Date.UTC(2026, 10, 21, 5);

const folder = mkdtempSync(join(tmpdir(), 'barnwatch-watchdog-'));
const database = openDatabase(folder);
afterAll(() => {
  database.close();
  rmSync(folder, { recursive: true });
});

test('remembers the warnings of a day with a check every minute to its end, and no more than it needs', () => {
  const store = createWatchdogStore(database);
  const parameters = { speedThreshold: 1, dailyResetOffsetHours: 6, maxDailyIncreasedSeverityWarnings: 1 };
  const watchdog = scheduleSpeedWatchdog(store, { breedName: 'Danbred', parameters }, startMs);
  const watchdogId = 'watchdogId' in watchdog ? watchdog.watchdogId : '';
  const check = (minute: number): void =>
    store.addRun(watchdogId, { startedAt: startMs + minute * millisecondsInMinute, speed: 2, warned: minute === 0 });

  database.inTransaction(() => {
    for (let minute = 0; minute < dayMinutes; minute += 1) check(minute);
  });
  expect(store.runsSince(watchdogId, startMs).filter(({ warned }) => warned)).toHaveLength(1);
  expect(store.runsSince(watchdogId, startMs)).toHaveLength(dayMinutes);
  // The contract's limit.
  expect(store.runsOf(watchdogId)).toHaveLength(1_000);

  check(3 * dayMinutes);
  expect(store.runsSince(watchdogId, 0)).toHaveLength(1_000);
});
