import { randomBytes } from 'node:crypto';

/** Whom a ticket stands for; permissions are looked up when it is used. */
export interface TicketHolder {
  readonly accountId: string;
  /** The sign-in that it goes back to; null: not known. */
  readonly sessionId: string | null;
  /** ms since 1970 UTC */
  readonly sessionEndsAt: number;
}

/** Stands for a bearer where no header can be set: for one path, once, by one reader, for a short time. */
export interface Tickets {
  create(path: string, holder: TicketHolder, nowMs: number): { ticket: string; expiresAt: number };
  /**
   * @param path the path with its query, without the ticket itself and without a leading slash
   * @param reader who shows it, as far as it can be told: a file that was begun is gone on with by the same one only
   * @param continues a Range request for a file, which may go on with what the first one began
   * @returns null when the ticket is unknown, used, expired or made for another path
   */
  use(ticket: string, path: string, reader: string, continues: boolean, nowMs: number): TicketHolder | null;
}

export const ticketLifetimeMs = 30_000;
// Each is a few hundred bytes; one account asking without end must not fill the memory.
const mostTickets = 10_000;

export function createTickets(): Tickets {
  const open = new Map<string, { path: string; holder: TicketHolder; expiresAt: number; usedBy: string | null }>();

  function forgetOld(nowMs: number): void {
    // Insertion order is order of expiry.
    for (const [ticket, { expiresAt }] of open) {
      if (expiresAt >= nowMs && open.size < mostTickets) return;
      open.delete(ticket);
    }
  }

  return {
    create(path, { accountId, sessionId, sessionEndsAt }, nowMs) {
      forgetOld(nowMs);
      const ticket = randomBytes(24).toString('base64url');
      const expiresAt = nowMs + ticketLifetimeMs;
      open.set(ticket, { path, holder: { accountId, sessionId, sessionEndsAt }, expiresAt, usedBy: null });
      return { ticket, expiresAt };
    },
    use(ticket, path, reader, continues, nowMs) {
      const known = open.get(ticket);
      if (!known || known.expiresAt < nowMs || known.path !== path) return null;
      if (known.usedBy !== null && !(continues && known.usedBy === reader)) return null;
      known.usedBy = reader;
      return known.holder;
    },
  };
}
