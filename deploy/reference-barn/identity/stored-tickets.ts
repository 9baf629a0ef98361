import { createHash, randomBytes } from 'node:crypto';
import type { Database } from '../storage/database';
import { type Tickets, ticketLifetimeMs } from './tickets';

interface TicketRow {
  readonly account_id: string;
  readonly session_id: string | null;
  readonly session_ends_at: number;
  readonly used_by: string | null;
}

/** Tickets of an instance of several processes: made by one, used at another, and still only once. */
export function createStoredTickets(database: Database): Tickets {
  return {
    create(path, { accountId, sessionId, sessionEndsAt }, nowMs) {
      const ticket = randomBytes(24).toString('base64url');
      const expiresAt = nowMs + ticketLifetimeMs;
      database.run('DELETE FROM tickets WHERE expires_at < ?', nowMs);
      database.run(
        'INSERT INTO tickets (ticket_hash, path, account_id, session_id, session_ends_at, expires_at)' +
          ' VALUES (?, ?, ?, ?, ?, ?)',
        hashed(ticket),
        path,
        accountId,
        sessionId,
        sessionEndsAt,
        expiresAt,
      );
      return { ticket, expiresAt };
    },
    use: (ticket, path, reader, continues, nowMs) =>
      database.inTransaction(() => {
        const row = database.first<TicketRow>(
          'SELECT account_id, session_id, session_ends_at, used_by FROM tickets' +
            ' WHERE ticket_hash = ? AND path = ? AND expires_at >= ?',
          hashed(ticket),
          path,
          nowMs,
        );
        if (!row || (row.used_by !== null && !(continues && row.used_by === reader))) return null;
        database.run('UPDATE tickets SET used_by = ? WHERE ticket_hash = ?', reader, hashed(ticket));
        return { accountId: row.account_id, sessionId: row.session_id, sessionEndsAt: row.session_ends_at };
      }),
  };
}

/** Who reads the database cannot use them. */
function hashed(ticket: string): string {
  return createHash('sha256').update(ticket).digest('base64url');
}
