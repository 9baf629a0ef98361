import { createHash } from 'node:crypto';
import { millisecondsInMinute } from 'date-fns/constants';
import type { Database } from '../storage/database';

/** Moments by what they are counted for, ms since 1970 UTC. */
export interface Times {
  /** In order of the keys. */
  of(keys: readonly string[]): readonly (readonly number[])[];
  /** @param untilMs when they mean nothing any more */
  keep(key: string, times: readonly number[], untilMs: number): void;
}

/** Where attempts are counted. */
export interface AttemptPlaces {
  readonly attempts: Times;
  /** When devices last signed in: only a right password puts one here, so that no stranger can push another one out. */
  readonly known: Times;
  /** Counts as if nobody else counted meanwhile. */
  inTransaction<Result>(work: () => Result): Result;
}

// Beyond this many remembered names the oldest are forgotten: memory stays bounded whatever is sent.
const rememberedKeys = 10_000;

/** For an instance of one process. */
export function placesInMemory(): AttemptPlaces {
  return { attempts: timesInMemory(), known: timesInMemory(), inTransaction: (work) => work() };
}

function timesInMemory(): Times {
  const all = new Map<string, readonly number[]>();
  return {
    of: (keys) => keys.map((key) => all.get(key) ?? []),
    keep(key, times) {
      all.delete(key);
      if (times.length === 0) return;
      all.set(key, times);
      const oldest = all.keys().next();
      if (all.size > rememberedKeys && !oldest.done) all.delete(oldest.value);
    },
  };
}

/** For an instance of several processes, which count together. What has expired is removed now and then. */
export function storedPlaces(database: Database, scope: string): AttemptPlaces {
  return {
    attempts: storedTimes(database, scope),
    known: storedTimes(database, `${scope} known`),
    inTransaction: database.inTransaction,
  };
}

function storedTimes(database: Database, scope: string): Times {
  // Names and addresses are not kept in the clear.
  const hashed = (key: string): string => createHash('sha256').update(`${scope} ${key}`).digest('base64url');
  let tidiedAt = performance.now();

  function tidy(): void {
    if (performance.now() - tidiedAt < millisecondsInMinute) return;
    tidiedAt = performance.now();
    database.run('DELETE FROM attempts WHERE forgotten_at < ?', Date.now());
  }

  return {
    of(keys) {
      const rows = database.all<{ readonly counted: string; readonly times: string }>(
        `SELECT counted, times FROM attempts WHERE counted IN (${keys.map(() => '?').join(', ')})`,
        ...keys.map(hashed),
      );
      const known = new Map(rows.map(({ counted, times }) => [counted, times]));
      return keys.map((key) => JSON.parse(known.get(hashed(key)) ?? '[]') as readonly number[]);
    },
    keep(key, times, untilMs) {
      tidy();
      if (times.length === 0) {
        database.run('DELETE FROM attempts WHERE counted = ?', hashed(key));
        return;
      }
      database.run(
        'INSERT INTO attempts VALUES (?, ?, ?)' +
          ' ON CONFLICT (counted) DO UPDATE SET times = excluded.times, forgotten_at = excluded.forgotten_at',
        hashed(key),
        JSON.stringify(times),
        untilMs,
      );
    },
  };
}
