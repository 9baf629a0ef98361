import { millisecondsInHour, millisecondsInMinute } from 'date-fns/constants';

/** How often what was counted is sent, ms. */
const everyMs = millisecondsInMinute;
/** Longest wait after endpoints that do not take it, ms. */
const longestWaitMs = millisecondsInHour;
/** Longest time of one sending, ms. */
const sendMs = 10_000;

export interface SendEnvironment {
  /** Whether the endpoint took it. */
  readonly post: (body: string) => Promise<boolean>;
  /** The body of what was counted since the last one; null for nothing. */
  readonly take: () => string | null;
  readonly now: () => number;
  /** A number in [0, 1): windows that were opened together do not send together. */
  readonly random: () => number;
}

/**
 * When to send: every minute, and when the page is left. What an endpoint does not take is lost and never sent again; the
 * next batch waits twice as long each time, up to an hour.
 */
export class HealthSender {
  readonly #environment: SendEnvironment;
  #waitMs = everyMs;
  #notBefore: number;

  constructor(environment: SendEnvironment) {
    this.#environment = environment;
    this.#notBefore = environment.now() + this.#spread(everyMs);
  }

  /** Called now and then. */
  async tick(): Promise<void> {
    if (this.#environment.now() >= this.#notBefore) await this.#send();
  }

  /** The page may not come back. While an endpoint is spared, it is spared now as well. */
  async leave(): Promise<void> {
    if (this.#waitMs === everyMs) await this.#send();
  }

  async #send(): Promise<void> {
    const { post, take, now } = this.#environment;
    this.#notBefore = now() + this.#spread(this.#waitMs);
    const body = take();
    if (body === null) return;
    const isTaken = await post(body);
    this.#waitMs = isTaken ? everyMs : Math.min(this.#waitMs * 2, longestWaitMs);
    this.#notBefore = now() + this.#spread(this.#waitMs);
  }

  #spread(ms: number): number {
    return ms * (0.8 + 0.4 * this.#environment.random());
  }
}

/**
 * Posts a body without cookies and without the address of the page, and lets it go on when the page is left. Browsers that
 * end requests with their page hand it over as a beacon.
 */
export async function postHealth(endpoint: string, body: string): Promise<boolean> {
  if (!('keepalive' in Request.prototype) && document.visibilityState === 'hidden')
    return navigator.sendBeacon(endpoint, new Blob([body], { type: 'application/json' }));
  try {
    const answer = await fetch(endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      keepalive: true,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(sendMs),
    });
    void answer.body?.cancel();
    return answer.ok;
  } catch {
    // No line in the log: a device without a network would write nothing else.
    return false;
  }
}
