// ASCII letters only, as SQLite's NOCASE: what is equal must not depend on where the data lies.
const folded = (text: string): string => `lower(${text} COLLATE "C")`;

const equalInAnyCase = /([\w.]+) = \? COLLATE NOCASE/g;
const inAnyCase = /([\w.]+) COLLATE NOCASE/g;
/** Placeholders, and texts in quotes, which may hold what looks like one. */
const placeholders = /'(?:[^']|'')*'|\?/g;

/**
 * A statement of the common door as PostgreSQL wants it: numbered placeholders, and comparison that ignores case by a
 * function, for which the schema has indexes. The rest is written so that SQLite and PostgreSQL both take it:
 * `ON CONFLICT … DO`, `RETURNING`, `IS DISTINCT FROM`, names with capitals in quotes, booleans as 0 and 1.
 */
export function inPostgresql(sql: string): string {
  let number = 0;
  return sql
    .replaceAll(equalInAnyCase, (_, column: string) => `${folded(column)} = ${folded('?')}`)
    .replaceAll(inAnyCase, (_, column: string) => folded(column))
    .replaceAll(placeholders, (found) => {
      if (found !== '?') return found;
      number += 1;
      return `$${number}`;
    });
}
