import type { FastifyBaseLogger } from 'fastify';
import type { MailConfiguration } from '../configuration/configuration';
import type { Database } from '../storage/database';
import { deliverMails } from './deliver-mails';
import { createMailBox, type Mail, type MailBox } from './mail-box';
import { sendBySmtp } from './send-by-smtp';

/** Mails of an instance: stored at once, delivered by themselves. */
export interface Mailing {
  readonly box: MailBox;
  post(mail: Mail, nowMs: number): void;
  stop(): Promise<void>;
}

/** @throws when the file with the mail server's password cannot be read */
export function openMailing(
  database: Database,
  configuration: MailConfiguration,
  clock: () => number,
  log: FastifyBaseLogger,
): Mailing {
  const { smtp, outboxPage } = configuration;
  const box = createMailBox(database, { sends: smtp !== null, keeps: outboxPage });
  const delivery = smtp && deliverMails({ box, send: sendBySmtp(smtp, configuration), clock, log });
  return {
    box,
    post(mail, nowMs) {
      box.add(mail, nowMs);
      delivery?.wake();
    },
    async stop() {
      await delivery?.stop();
    },
  };
}
