import { millisecondsInHour, millisecondsInMinute } from 'date-fns/constants';
import type { FastifyBaseLogger } from 'fastify';
import type { MailBox } from './mail-box';
import type { SendMail } from './send-by-smtp';

export interface Delivery {
  /** Says that there may be something to deliver. Returns at once. */
  wake(): void;
  /** Resolves when nothing is under way any more; what waits is delivered after the next start. */
  stop(): Promise<void>;
}

export interface DeliveryParts {
  readonly box: MailBox;
  readonly send: SendMail;
  readonly clock: () => number;
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'info'>;
}

// After the first attempt; then it is given up: whoever waits for a link has asked for another one by then.
const waits = [
  10_000,
  millisecondsInMinute,
  5 * millisecondsInMinute,
  30 * millisecondsInMinute,
  2 * millisecondsInHour,
] as const;

const lookAgainMs = millisecondsInMinute;

/** Delivers the mails of a box one after the other. A failure is tried again later and stops no other mail. */
export function deliverMails({ box, send, clock, log }: DeliveryParts): Delivery {
  let stopped = false;
  let running: Promise<void> | null = null;
  let timer: NodeJS.Timeout | undefined;

  const takeDue = () => (stopped ? undefined : box.takeDue(clock()));

  async function deliverDue(): Promise<void> {
    for (let mail = takeDue(); mail; mail = takeDue()) {
      const { mailId, attempts } = mail;
      try {
        await send(mail);
        box.recordSent(mailId);
        log.info({ mailId }, 'a mail was sent');
      } catch (error) {
        const wait = waits[attempts];
        const reason = reasonOf(error);
        box.recordFailure(mailId, reason, wait === undefined ? null : clock() + wait);
        log.warn({ mailId, reason, again: wait !== undefined }, 'a mail could not be sent');
      }
    }
  }

  function wake(): void {
    if (stopped || running !== null) return;
    clearTimeout(timer);
    running = deliverDue()
      .then(() => {
        const due = stopped ? null : box.nextDueAt();
        // Nobody tells of a mail that another copy of the instance has left behind.
        return stopped ? null : Math.min(lookAgainMs, Math.max(0, (due ?? Number.POSITIVE_INFINITY) - clock()));
      })
      .catch((error: unknown) => {
        // The box itself gave up, e.g. on a full disk: what waits is still there.
        log.warn({ reason: reasonOf(error) }, 'the mails could not be looked after');
        return stopped ? null : millisecondsInMinute;
      })
      .then((pauseMs) => {
        running = null;
        if (pauseMs === null || stopped) return;
        timer = setTimeout(wake, pauseMs);
        timer.unref();
      });
  }

  wake();
  return {
    wake,
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}

/** The server's answer may repeat the address: only its code and kind are kept. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  return [code, responseCode].filter((part) => part !== undefined).join(' ') || error.name;
}
