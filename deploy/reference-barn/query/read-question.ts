import type { Database } from '../storage/database';
import type { Question } from './compile-question';

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

/** The texts of the records asked for and how many there are in all. */
export function readPage(
  database: Database,
  question: Question,
): { readonly texts: readonly string[]; readonly total: number } {
  const total = readTotal(database, question);
  const wanted = question.offset + question.limit;
  const isFew = total <= Math.min(fewToSort.inAll, fewToSort.forEachWanted * wanted);
  return { total, texts: readDocuments(database, question, isFew ? 'afterwards' : 'sql') };
}

/** The texts of the records asked for: first where they are, which an index alone can tell; then only these are read. */
export function readDocuments(
  database: Database,
  { table, condition, sorting, limit, offset }: Question,
  order: 'sql' | 'afterwards' = 'sql',
): readonly string[] {
  const places = database
    .all<{ place: number }>(
      `SELECT rowid AS place FROM ${table} WHERE ${condition.sql} ORDER BY ${sorting[order]} LIMIT ? OFFSET ?`,
      ...condition.values,
      ...sorting.values,
      limit,
      offset,
    )
    .map(({ place }) => place);
  const rows = database.all<{ place: number; document: string }>(
    `SELECT rowid AS place, document FROM ${table} WHERE rowid IN (SELECT value FROM json_each(?))`,
    JSON.stringify(places),
  );
  const documents = new Map(rows.map(({ place, document }) => [place, document]));
  return places.flatMap((place) => documents.get(place) ?? []);
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
