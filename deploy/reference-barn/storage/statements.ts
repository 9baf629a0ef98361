/** The single statements of a migration, which ends each with its line; a trigger is one, with those within it. */
export function statementsOf(sql: string): readonly string[] {
  const statements: string[] = [];
  let open = '';
  for (const line of sql.split('\n')) {
    open += `${line}\n`;
    const isWithinTrigger = /^\s*CREATE TRIGGER\b/.test(open) && line !== 'END;';
    if (!line.endsWith(';') || isWithinTrigger) continue;
    statements.push(open.trim());
    open = '';
  }
  return open.trim() === '' ? statements : [...statements, open.trim()];
}

/** The table that a statement is about; null where it is about none. */
export function tableOf(statement: string): string | null {
  return /\b(?:TABLE|INTO|FROM|UPDATE|INDEX \w+ ON|ON)\s+(\w+)/.exec(statement)?.[1] ?? null;
}
