import type { Page } from '@barnwatch/shared/wire';
import type { Database } from '../storage/database';
import type { CompiledCondition } from './compile-query';
import type { Question } from './compile-question';
import { type PagePlace, spansBehind, writePageKey } from './page-key';

/** How many records a question finds in all. */
export function readTotal(database: Database, { table, tally, condition }: Question): number {
  const number = tally === null ? `count(*) AS total FROM ${table}` : `sum(total) AS total FROM ${tally}`;
  const sql = `SELECT ${number} WHERE ${condition.sql}`;
  return database.first<{ total: number | null }>(sql, ...condition.values)?.total ?? 0;
}

/**
 * Up to so many are found first and sorted then, where a good part of them is wanted. An index that is in order, but
 * knows little of the condition, would be walked along for hundreds of thousands of records until a page is full.
 */
const fewToSort = { inAll: 1_000, forEachWanted: 10 } as const;

/** The texts of the records asked for, and where they stand in the whole. */
export function readPage(
  database: Database,
  question: Question,
): { readonly texts: readonly string[]; readonly page: Page } {
  const { limit } = question;
  const total = readTotal(database, question);
  const passed = passedBefore(question);
  const isFew = total <= Math.min(fewToSort.inAll, fewToSort.forEachWanted * (passed + limit));
  // One more tells whether the list goes on: their number does not, where records were removed since the page before.
  const found = placesOf(database, { ...question, limit: limit + 1 }, isFew ? 'afterwards' : 'sql');
  const places = found.slice(0, limit);
  const last = places.at(-1);
  const goesOn = last !== undefined && found.length > limit;
  const next = goesOn ? keyBehind(database, question, last, passed + limit) : null;
  return { texts: textsAt(database, question, places), page: { offset: passed, limit, total, ...(next && { next }) } };
}

function passedBefore({ after, offset }: Question): number {
  return after?.passed ?? offset;
}

/** The texts of the records asked for: first where they are, which an index alone can tell; then only these are read. */
export function readDocuments(
  database: Database,
  question: Question,
  order: 'sql' | 'afterwards' = 'sql',
): readonly string[] {
  return textsAt(database, question, placesOf(database, question, order));
}

function placesOf(database: Database, question: Question, order: 'sql' | 'afterwards'): readonly number[] {
  const { after, sorting, idColumn, limit, offset } = question;
  if (after === null) return placesWithin(database, question, order, { limit, offset });
  const places: number[] = [];
  for (const span of spansBehind(after, sorting.keys, idColumn)) {
    if (places.length === limit) break;
    places.push(...placesWithin(database, question, order, { limit: limit - places.length, offset: 0 }, span));
  }
  return places;
}

function placesWithin(
  database: Database,
  { table, condition, sorting }: Question,
  order: 'sql' | 'afterwards',
  { limit, offset }: { readonly limit: number; readonly offset: number },
  span: CompiledCondition = { sql: '1', values: [] },
): readonly number[] {
  const sql = `SELECT rowid AS place FROM ${table} WHERE ${condition.sql} AND ${span.sql} ORDER BY ${sorting[order]} LIMIT ? OFFSET ?`;
  const values = [...condition.values, ...span.values, ...sorting.values, limit, offset];
  return database.all<{ place: number }>(sql, ...values).map(({ place }) => place);
}

function textsAt(database: Database, { table }: Question, places: readonly number[]): readonly string[] {
  const rows = database.all<{ place: number; document: string }>(
    `SELECT rowid AS place, document FROM ${table} WHERE rowid IN (SELECT value FROM json_each(?))`,
    JSON.stringify(places),
  );
  const documents = new Map(rows.map(({ place, document }) => [place, document]));
  return places.flatMap((place) => documents.get(place) ?? []);
}

/** With which key the list goes on behind a record; null where it would be too long. */
function keyBehind(database: Database, question: Question, place: number, passed: number): string | null {
  const { table, idColumn, mark, sorting } = question;
  const columns = [`${idColumn} AS id`, ...sorting.keys.map(({ sql }, index) => `${sql} AS key${index}`)];
  const sql = `SELECT ${columns.join(', ')} FROM ${table} WHERE rowid = ?`;
  const row = database.first<Readonly<Record<string, PagePlace['values'][number]>>>(sql, ...sorting.values, place);
  if (!row) return null;
  const values = sorting.keys.map((_, index) => row[`key${index}`] ?? null);
  return writePageKey(mark, { passed, values, id: String(row.id) });
}

/** A record without its optional members: `{member: 0}` without it, `{member: 1}` only those named. */
export function projected<Document extends object>(
  text: string,
  { projection, required }: Pick<Question, 'projection' | 'required'>,
): Document {
  const document = JSON.parse(text) as Document;
  if (projection === null) return document;
  const only = Object.values(projection).includes(1);
  const stays = (member: string): boolean =>
    required.includes(member) || (only ? projection[member] === 1 : projection[member] !== 0);
  return Object.fromEntries(Object.entries(document).filter(([member]) => stays(member))) as Document;
}
