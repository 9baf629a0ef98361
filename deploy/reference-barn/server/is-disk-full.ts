/** SQLite's word for it, PostgreSQL's, and those of the system. */
const diskFullCodes: readonly unknown[] = ['SQLITE_FULL', '53100', 'ENOSPC', 'EDQUOT'];

export function isDiskFull(cause: unknown): boolean {
  return cause instanceof Error && diskFullCodes.includes((cause as Error & { readonly code?: unknown }).code);
}
