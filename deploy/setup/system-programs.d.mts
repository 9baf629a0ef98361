/** The folder of PostgreSQL's own programs, the newest version first; `undefined` where there is none. */
export function findPostgresql(environment: Readonly<Record<string, string | undefined>>): string | undefined;
