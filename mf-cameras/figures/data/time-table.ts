import type { TimeSpan } from '@barnwatch/shared/wire';

/** Rows at equal distances: one time each, and in every column a value; null where nothing was measured. */
export interface TimeTable<Column extends string> {
  /** Start of each row's span, ms since 1970 UTC, ascending. */
  readonly times: readonly number[];
  readonly columns: Readonly<Record<Column, readonly (number | null)[]>>;
  /** Length of a row's span, ms. */
  readonly resolutionMs: number;
}

/** Puts tables of following spans together, and a row of gaps for every row that is missing between or within them. */
export function joinTables<Column extends string>(
  names: readonly Column[],
  parts: readonly TimeTable<Column>[],
  resolutionMs: number,
): TimeTable<Column> {
  const times: number[] = [];
  const columns = names.map((): (number | null)[] => []);
  for (const part of parts) {
    const values = names.map((name) => part.columns[name]);
    for (const [row, time] of part.times.entries()) {
      const last = times.at(-1);
      // Slices meet in a row that both may have: the first one stands.
      if (last !== undefined && time <= last) continue;
      for (let missing = (last ?? time) + resolutionMs; missing < time; missing += resolutionMs) {
        times.push(missing);
        for (const column of columns) column.push(null);
      }
      times.push(time);
      for (let index = 0; index < columns.length; index += 1) columns[index]?.push(values[index]?.[row] ?? null);
    }
  }
  return { times, columns: recordOf(names, (name) => columns[names.indexOf(name)] ?? []), resolutionMs };
}

/** Whether a column has any value: a camera of pigs does not count broilers. */
export function isMeasured(values: readonly (number | null)[]): boolean {
  return values.some((value) => value !== null);
}

/** The rows whose time lies in a span. */
export function rowsIn<Column extends string>(table: TimeTable<Column>, { start, end }: TimeSpan): TimeTable<Column> {
  const from = firstAt(table.times, start);
  const to = firstAt(table.times, end);
  const names = Object.keys(table.columns) as Column[];
  return {
    times: table.times.slice(from, to),
    columns: recordOf(names, (name) => table.columns[name].slice(from, to)),
    resolutionMs: table.resolutionMs,
  };
}

/** The index of the first time that is not before a moment. */
export function firstAt(times: readonly number[], moment: number): number {
  let low = 0;
  let high = times.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((times[middle] ?? 0) < moment) low = middle + 1;
    else high = middle;
  }
  return low;
}

export function recordOf<Key extends string, Value>(
  keys: readonly Key[],
  value: (key: Key) => Value,
): Readonly<Record<Key, Value>> {
  return Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<Key, Value>;
}
