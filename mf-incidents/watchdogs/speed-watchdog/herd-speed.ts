import { type BarnReading, usePartedReading } from '@barnwatch/shared/answers';
import { useSelectedBarn } from '@barnwatch/shared/auth-client';
import type { HerdSpeedRequest } from '@barnwatch/shared/wire';
import { type AnswerOf, type DataTable, queryHerdSpeed } from '@barnwatch/shared/wire/calls';
import { millisecondsInHour } from 'date-fns/constants';

/** How fast the herd was, check by check. */
export interface HerdSpeed {
  /** Starts of the rows, ascending, ms since 1970 UTC. */
  readonly times: readonly number[];
  /** Mean of the herd in body lengths a minute; null where nothing was seen. */
  readonly speeds: readonly (number | null)[];
  /** Length of one row's span, ms. */
  readonly stepMs: number;
}

/** Days that a threshold is tried on: a week has all that happens in a barn. */
export const triedDays = 7;

/** The instance measures over ten minutes (contract, `HerdSpeedRequest`). */
const stepMs = 600_000;

/** Reads a table by its columns. @throws {TypeError} where it has not those that were asked for */
function herdSpeedOf({ columns, rows, timeResolution }: DataTable): HerdSpeed {
  const [timeAt, speedAt] = [columns.indexOf('time'), columns.indexOf('speed')];
  if (timeAt < 0 || speedAt < 0) throw new TypeError(`columns are ${columns.join(', ')}`);
  const read = rows.map((row) => {
    const [time, speed]: readonly unknown[] = Array.isArray(row) ? [row[timeAt], row[speedAt]] : [];
    if (typeof time !== 'number' || (typeof speed !== 'number' && speed !== null)) {
      throw new TypeError('a row has no time or no speed');
    }
    return { time, speed };
  });
  return { times: read.map(({ time }) => time), speeds: read.map(({ speed }) => speed), stepMs: timeResolution };
}

/** Even a busy barn works this much out well within the time of a call. */
const partMs = 6 * millisecondsInHour;
const partsOfDay = 4;

/** The questions for the last days, the oldest part first. @param nowMs present of the barn, ms since 1970 UTC */
export function questionsForDays(nowMs: number): readonly HerdSpeedRequest[] {
  const count = triedDays * partsOfDay;
  const start = Math.floor(nowMs / stepMs) * stepMs - count * partMs;
  return Array.from({ length: count }, (_, part) => ({
    acknowledge: true,
    query: {
      columns: ['time', 'speed'],
      time: { start: start + part * partMs, duration: partMs },
      timeResolution: stepMs,
    },
  }));
}

function partOf({ speed }: AnswerOf<typeof queryHerdSpeed>): HerdSpeed {
  return herdSpeedOf(speed);
}

function joinParts(parts: readonly HerdSpeed[]): HerdSpeed {
  return {
    times: parts.flatMap(({ times }) => times),
    speeds: parts.flatMap(({ speeds }) => speeds),
    stepMs: parts.at(-1)?.stepMs ?? stepMs,
  };
}

/**
 * What the watchdog would have measured in the last week. Needs `data.view` or `watchdogs.view`. Asked for in parts: a
 * barn that works it out for the first time takes longer over a week than a call may last.
 */
export function useHerdSpeed(): BarnReading<HerdSpeed> {
  const clockOffsetMs = useSelectedBarn()?.clockOffsetMs ?? 0;
  return usePartedReading(queryHerdSpeed, {
    body: { days: triedDays, timeResolution: stepMs },
    bodies: () => questionsForDays(Date.now() + clockOffsetMs),
    select: partOf,
    join: joinParts,
    keep: true,
    refreshEveryMs: stepMs,
  });
}
