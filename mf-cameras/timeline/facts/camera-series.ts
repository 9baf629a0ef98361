import { type DataTable, dataTable } from '@barnwatch/shared/wire/calls';
import * as v from 'valibot';

/** What was measured of one camera, row by row. */
export interface CameraSeries {
  /** Start of each row's span, ms since 1970 UTC, ascending. */
  readonly times: readonly number[];
  /** Null where nothing was measured. */
  readonly values: readonly (number | null)[];
  readonly resolutionMs: number;
}

/** One column of a table of the contract (`DataTable`) by camera; it has the columns `time` and `cameraId` too. */
export function seriesByCamera(column: string) {
  return v.pipe(
    dataTable,
    v.transform((told) => byCamera(told, column)),
  );
}

/**
 * Thousands of rows: looked at one by one, in a tenth of the time that a schema takes.
 *
 * @throws {TypeError} for a table that lacks a column, or that has anything else in it than times, ids, numbers and gaps
 */
function byCamera({ columns, rows, timeResolution }: DataTable, column: string): ReadonlyMap<string, CameraSeries> {
  const [timeAt, cameraAt, valueAt] = ['time', 'cameraId', column].map((name) => columns.indexOf(name));
  if (timeAt === undefined || cameraAt === undefined || valueAt === undefined) throw new TypeError('no columns');
  if (Math.min(timeAt, cameraAt, valueAt) < 0) throw new TypeError(`columns are ${columns.join(', ')}`);
  if (timeResolution < 1) throw new TypeError('rows have no length');
  const found = new Map<string, { times: number[]; values: (number | null)[]; resolutionMs: number }>();
  for (const row of rows) {
    if (!Array.isArray(row)) throw new TypeError('a row is no list');
    const time: unknown = row[timeAt];
    const cameraId: unknown = row[cameraAt];
    const value: unknown = row[valueAt];
    if (typeof time !== 'number' || !Number.isFinite(time) || typeof cameraId !== 'string') {
      throw new TypeError('a row has no time or no camera');
    }
    if (value !== null && (typeof value !== 'number' || !Number.isFinite(value))) {
      throw new TypeError('a value is neither a number nor null');
    }
    const series = found.get(cameraId) ?? { times: [], values: [], resolutionMs: timeResolution };
    found.set(cameraId, series);
    series.times.push(time);
    series.values.push(value);
  }
  return found;
}

/** The value of the row that a moment lies in; null where nothing was measured. */
export function valueAt({ times, values, resolutionMs }: CameraSeries, moment: number): number | null {
  let low = 0;
  let high = times.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((times[middle] ?? 0) <= moment) low = middle + 1;
    else high = middle;
  }
  const time = times[low - 1];
  return time !== undefined && moment < time + resolutionMs ? (values[low - 1] ?? null) : null;
}
