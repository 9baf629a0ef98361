import type { Database } from '../storage/database';
import { createRests } from './create-rests';

/** Figures that were worked out once, and the columns of their key: of what, and when. */
const tables = {
  label_hours: { of: 'herd', when: 'hour' },
  speed_hours: { of: 'herd', when: 'hour' },
  place_counts: { of: 'places', when: 'minute' },
} as const;

/** As many rows as go in a few milliseconds: a barn that was off for a month has hundreds of thousands. */
const rowsAtOnce = 500;

/**
 * Removes figures that nobody is answered any more, in slices that let others in; what stays is not walked through.
 * @param oldest what is older goes
 * @param isKept false: all of these go, whatever their age
 * @throws when the signal aborts
 */
export async function forgetOld(
  database: Database,
  table: keyof typeof tables,
  oldest: number,
  isKept: (of: string) => boolean,
  signal: AbortSignal,
): Promise<void> {
  const { of, when } = tables[table];
  const rest = createRests(signal);
  const next = (after: string): string | null =>
    database.first<{ name: string | null }>(`SELECT min(${of}) AS name FROM ${table} WHERE ${of} > ?`, after)?.name ??
    null;
  for (let name = next(''); name !== null; name = next(name)) {
    const before = isKept(name) ? oldest : Number.MAX_SAFE_INTEGER;
    const sql = `DELETE FROM ${table} WHERE ${of} = ?1 AND ${when} IN
      (SELECT ${when} FROM ${table} WHERE ${of} = ?1 AND ${when} < ?2 LIMIT ${rowsAtOnce})`;
    while (database.run(sql, name, before) > 0) await rest();
    await rest();
  }
}
