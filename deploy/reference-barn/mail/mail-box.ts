import { millisecondsInMinute } from 'date-fns/constants';
import type { Database } from '../storage/database';

/** A mail in plain text. */
export interface Mail {
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
}

export interface StoredMail extends Mail {
  readonly mailId: number;
  /** ms since 1970 UTC */
  readonly createdAt: number;
  /** How often it was tried to hand it to the mail server. */
  readonly attempts: number;
}

/** Mails on their way: stored before anything is answered, so that none is lost by a restart. */
export interface MailBox {
  add(mail: Mail, nowMs: number): void;
  /** Newest first. */
  list(): readonly StoredMail[];
  /**
   * Takes the next one whose time has come: no other copy of the instance takes it, unless nothing is recorded of it
   * for some minutes.
   */
  takeDue(nowMs: number): StoredMail | undefined;
  /** When the next one is due, ms since 1970 UTC; null when nothing waits. */
  nextDueAt(): number | null;
  recordSent(mailId: number): void;
  recordFailure(mailId: number, reason: string, nextAttemptAt: number | null): void;
}

export interface MailBoxRules {
  /** Whether a mail server takes the mails. Without one they only wait to be looked at. */
  readonly sends: boolean;
  /** Whether mails are kept for the outbox page: else they go when they are sent, with the secrets in their links. */
  readonly keeps: boolean;
}

interface MailRow {
  readonly mail_id: number;
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
  readonly created_at: number;
  readonly attempts: number;
}

const keptMails = 200;
/** Longer than a mail server is waited for. */
const longestSendingMs = 5 * millisecondsInMinute;

export function createMailBox(database: Database, { sends, keeps }: MailBoxRules): MailBox {
  const describe = (row: MailRow): StoredMail => ({
    mailId: row.mail_id,
    recipient: row.recipient,
    subject: row.subject,
    body: row.body,
    createdAt: row.created_at,
    attempts: row.attempts,
  });
  const forget = (mailId: number): number => database.run('DELETE FROM mails WHERE mail_id = ?', mailId);

  return {
    add({ recipient, subject, body }, nowMs) {
      database.run(
        'INSERT INTO mails (recipient, subject, body, created_at, next_attempt_at) VALUES (?, ?, ?, ?, ?)',
        recipient,
        subject,
        body,
        nowMs,
        sends ? nowMs : null,
      );
      database.run(
        `DELETE FROM mails WHERE next_attempt_at IS NULL
         AND mail_id NOT IN (SELECT mail_id FROM mails ORDER BY mail_id DESC LIMIT ${keptMails})`,
      );
    },
    list: () => database.all<MailRow>('SELECT * FROM mails ORDER BY mail_id DESC').map(describe),
    takeDue(nowMs) {
      const row = database.first<MailRow>(
        'UPDATE mails SET next_attempt_at = ? WHERE mail_id =' +
          ' (SELECT mail_id FROM mails WHERE next_attempt_at <= ? ORDER BY next_attempt_at, mail_id LIMIT 1)' +
          ' RETURNING *',
        nowMs + longestSendingMs,
        nowMs,
      );
      return row && describe(row);
    },
    nextDueAt: () =>
      database.first<{ due: number | null }>('SELECT min(next_attempt_at) AS due FROM mails')?.due ?? null,
    recordSent(mailId) {
      if (!keeps) forget(mailId);
      else database.run('UPDATE mails SET next_attempt_at = NULL, attempts = attempts + 1 WHERE mail_id = ?', mailId);
    },
    recordFailure(mailId, reason, nextAttemptAt) {
      if (nextAttemptAt === null && !keeps) forget(mailId);
      database.run(
        'UPDATE mails SET attempts = attempts + 1, last_failure = ?, next_attempt_at = ? WHERE mail_id = ?',
        reason.slice(0, 500),
        nextAttemptAt,
        mailId,
      );
    },
  };
}
