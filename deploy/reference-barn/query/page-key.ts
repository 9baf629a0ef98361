import { createHash } from 'node:crypto';
import * as v from 'valibot';
import type { CompiledCondition } from './compile-query';

/** One of the things that a list is in order by. */
export interface SortKey extends CompiledCondition {
  readonly isDescending: boolean;
}

/** Where a list goes on: behind a record, which need not be there any more. */
export interface PagePlace {
  /** Records before it, as far as was told. */
  readonly passed: number;
  /** What the record is in order by, key by key. */
  readonly values: readonly (string | number | null)[];
  readonly id: string;
}

/** Keys are sent back and forth; what is longer goes on by its number (contract, `Page.next`). */
const longestKey = 4096;

const keySchema = v.strictTuple([
  v.string(),
  v.pipe(v.number(), v.integer(), v.minValue(0)),
  v.array(v.union([v.string(), v.number(), v.null()])),
  v.string(),
]);

/** Tells one question from another, whatever page of it is asked for. */
export function questionMark(table: string, condition: CompiledCondition, order: CompiledCondition): string {
  const asked = JSON.stringify([table, condition.sql, condition.values, order.sql, order.values]);
  return createHash('sha256').update(asked).digest('base64url').slice(0, 16);
}

/** The key of a page, as it is sent; null where it would be too long. @param mark of the question (`questionMark`) */
export function writePageKey(mark: string, { passed, values, id }: PagePlace): string | null {
  const key = Buffer.from(JSON.stringify([mark, passed, values, id])).toString('base64url');
  return key.length > longestKey ? null : key;
}

/** Reads a key that was sent; in words why not, where it is damaged or belongs to another question. */
export function readPageKey(mark: string, keys: readonly SortKey[], key: string): PagePlace | string {
  const parsed = v.safeParse(keySchema, parsedJson(Buffer.from(key, 'base64url').toString()));
  if (!parsed.success) return 'is no key of a page: take it from the page before as it is, or begin anew without it';
  const [ownMark, passed, values, id] = parsed.output;
  if (ownMark !== mark || values.length !== keys.length)
    return 'belongs to another query or order: begin anew without it';
  return { passed, values, id };
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * What lies behind a place, in spans that follow each other, each of which an index can begin in the middle of. Nothing
 * known (null) is first upwards and last downwards, as SQLite sorts.
 * @param idColumn settles the order of records that are equal in all else; never null
 */
export function spansBehind(
  { values, id }: PagePlace,
  keys: readonly SortKey[],
  idColumn: string,
): readonly CompiledCondition[] {
  const behindFrom = (index: number): CompiledCondition => {
    const key = keys[index];
    if (!key) return { sql: `${idColumn} > ?`, values: [id] };
    const value = values[index] ?? null;
    const equal = { sql: `${key.sql} IS ?`, values: [...key.values, value] };
    return either(farther(key, value), all(equal, behindFrom(index + 1)));
  };
  const [first] = keys;
  if (!first) return [behindFrom(0)];
  const value = values[0] ?? null;
  const unknown = { sql: `${first.sql} IS NULL`, values: first.values };
  const known = { sql: `${first.sql} IS NOT NULL`, values: first.values };
  if (value === null) {
    const within = all(unknown, behindFrom(1));
    return first.isDescending ? [within] : [within, known];
  }
  const bound = { sql: `${first.sql} ${first.isDescending ? '<=' : '>='} ?`, values: [...first.values, value] };
  const within = all(bound, behindFrom(0));
  // Downwards the unknown ones follow: they are looked at only when the others are at an end.
  return first.isDescending ? [within, unknown] : [within];
}

/** Records that are behind by this key alone. */
function farther({ sql, values, isDescending }: SortKey, value: string | number | null): CompiledCondition {
  if (value === null) return isDescending ? { sql: '0', values: [] } : { sql: `${sql} IS NOT NULL`, values };
  if (!isDescending) return { sql: `${sql} > ?`, values: [...values, value] };
  return { sql: `(${sql} < ? OR ${sql} IS NULL)`, values: [...values, value, ...values] };
}

const all = (one: CompiledCondition, other: CompiledCondition): CompiledCondition => ({
  sql: `(${one.sql} AND ${other.sql})`,
  values: [...one.values, ...other.values],
});

const either = (one: CompiledCondition, other: CompiledCondition): CompiledCondition => ({
  sql: `(${one.sql} OR ${other.sql})`,
  values: [...one.values, ...other.values],
});
