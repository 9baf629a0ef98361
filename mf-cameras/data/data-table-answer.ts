import * as v from 'valibot';
import { recordOf, type TimeTable } from './time-table';

const table = v.object({
  columns: v.array(v.string()),
  // Thousands of rows: looked at one by one below, in a tenth of the time.
  rows: v.custom<readonly unknown[]>(Array.isArray, 'rows are missing'),
  timeResolution: v.pipe(v.number(), v.minValue(1)),
  acknowledgement: v.optional(v.object({ truncated: v.boolean() })),
});

/** One answer of `api/data/…`: its rows by column, and whether rows were left out at the end. */
export interface DataTableAnswer<Column extends string> {
  readonly table: TimeTable<Column>;
  readonly truncated: boolean;
}

/**
 * Reads a table of the contract (`DataTable`) that has the column `time` and the named ones.
 *
 * @throws {v.ValiError | TypeError} for any other shape
 */
export function parseDataTable<Column extends string>(
  data: unknown,
  names: readonly Column[],
): DataTableAnswer<Column> {
  const { columns, rows, timeResolution, acknowledgement } = v.parse(table, data);
  const timeAt = columns.indexOf('time');
  const places = names.map((name) => columns.indexOf(name));
  if (timeAt < 0 || places.includes(-1)) throw new TypeError(`columns are ${columns.join(', ')}`);
  const times: number[] = [];
  const values = names.map((): (number | null)[] => []);
  for (const row of rows) {
    if (!Array.isArray(row)) throw new TypeError('a row is no list');
    const time: unknown = row[timeAt];
    if (typeof time !== 'number' || !Number.isFinite(time)) throw new TypeError('a row has no time');
    times.push(time);
    for (const [index, place] of places.entries()) values[index]?.push(cellOf(row[place]));
  }
  return {
    table: {
      times,
      columns: recordOf(names, (name) => values[names.indexOf(name)] ?? []),
      resolutionMs: timeResolution,
    },
    truncated: acknowledgement?.truncated ?? false,
  };
}

function cellOf(cell: unknown): number | null {
  if (cell === null) return null;
  if (typeof cell !== 'number' || !Number.isFinite(cell)) throw new TypeError('a value is neither a number nor null');
  return cell;
}
