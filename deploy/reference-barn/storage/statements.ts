/** The single statements of a migration, which ends each with its line; a trigger is one, with those that it holds. */
export function statementsOf(sql: string): readonly string[] {
  const statements: string[] = [];
  let open = '';
  for (const line of sql.split('\n')) {
    open += `${line}\n`;
    const isWithinTrigger = /^\s*CREATE TRIGGER\b[^;]*\bBEGIN$/m.test(open) && line !== 'END;';
    if (!line.endsWith(';') || isWithinTrigger) continue;
    statements.push(open.trim());
    open = '';
  }
  return open.trim() === '' ? statements : [...statements, open.trim()];
}

/** Where a statement names the table that it is about. */
const tables: readonly RegExp[] = [
  /^(?:CREATE TABLE|ALTER TABLE|DROP TABLE|INSERT INTO|DELETE FROM|UPDATE) (\w+)/,
  /^CREATE (?:UNIQUE )?INDEX \w+ ON (\w+)/,
  /^CREATE TRIGGER \w+ .*? ON (\w+)/,
];

/** The table that a statement is about; null where it names none. */
export function tableOf(statement: string): string | null {
  return tables.map((pattern) => pattern.exec(statement)?.[1]).find((name) => name !== undefined) ?? null;
}
