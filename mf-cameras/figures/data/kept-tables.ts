import { deviceStorage, storedRecord } from '@barnwatch/shared/storage';
import type { TimeSpan } from '@barnwatch/shared/wire';
import * as v from 'valibot';
import type { TimeTable } from './time-table';

/** A table as it was last read, on this device. */
export interface KeptTable<Column extends string> {
  readonly table: TimeTable<Column>;
  readonly span: TimeSpan;
  /** ms since 1970 UTC. */
  readonly receivedAt: number;
}

const moment = v.pipe(v.number(), v.finite());
// Some 200,000 numbers: looked at in one go, not by a schema for each.
const moments = v.custom<number[]>(
  (input) => Array.isArray(input) && input.every((time, row) => Number.isFinite(time) && time > (input[row - 1] ?? -1)),
);
/** Null stays null: a gap is never read back as a zero. */
const values = v.custom<(number | null)[]>(
  (input) => Array.isArray(input) && input.every((value) => value === null || Number.isFinite(value)),
);
const schema = v.pipe(
  v.object({
    receivedAt: moment,
    span: v.object({ start: moment, end: moment }),
    resolutionMs: v.pipe(v.number(), v.minValue(1)),
    times: moments,
    columns: v.record(v.string(), values),
  }),
  v.check(({ times, columns }) => Object.values(columns).every(({ length }) => length === times.length)),
);

/** Among the answers of the barn, below the keys of the account: what lies there is forgotten with the session. */
const record = storedRecord(deviceStorage.open('answers'), { version: 1, schema });

/** @param key begins as `pictureKey` does. @returns null where nothing that has these columns is kept */
export async function readKeptTable<Column extends string>(
  key: string,
  names: readonly Column[],
): Promise<KeptTable<Column> | null> {
  const reading = await record.read(key);
  if (reading.state !== 'present') return null;
  const { times, columns, resolutionMs, span, receivedAt } = reading.value;
  if (!hasColumns(columns, names)) return null;
  return { table: { times, columns, resolutionMs }, span, receivedAt };
}

export async function keepTable<Column extends string>(key: string, kept: KeptTable<Column>): Promise<void> {
  const { table, span, receivedAt } = kept;
  const columns = Object.fromEntries(Object.entries<readonly (number | null)[]>(table.columns).map(copied));
  const { resolutionMs } = table;
  await record.write(key, { receivedAt, span: { ...span }, resolutionMs, times: [...table.times], columns });
}

function copied([name, column]: [string, readonly (number | null)[]]): [string, (number | null)[]] {
  return [name, [...column]];
}

function hasColumns<Column extends string>(
  columns: Readonly<Record<string, readonly (number | null)[]>>,
  names: readonly Column[],
): columns is Readonly<Record<Column, readonly (number | null)[]>> {
  return names.every((name) => name in columns);
}
