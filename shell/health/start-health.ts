import { writeLog } from '@barnwatch/shared/auth-client';
import { afterFirstPaint } from '../kept/browser-triggers';
import type { CountedWindow } from './count-health';
import type { HealthEvent } from './health-event';

/** After the first page: the first pictures go before what only counts, ms. */
const laterMs = 4_000;

/** What happens before the program that counts is there, at most. */
const mostWaiting = 100;

/** Takes what happens in a window. Where the deployment names no endpoint it is forgotten. */
export class HealthLine {
  #waiting: HealthEvent[] = [];
  #take: ((event: HealthEvent) => void) | null = null;
  #isOpen = true;

  tell(event: HealthEvent): void {
    if (this.#take !== null) this.#take(event);
    else if (this.#isOpen && this.#waiting.length < mostWaiting) this.#waiting.push(event);
  }

  /** Nothing is counted. */
  close(): void {
    this.#isOpen = false;
    this.#waiting = [];
  }

  /** Hands over what has waited, and all that comes. */
  open(take: (event: HealthEvent) => void): void {
    for (const event of this.#waiting) take(event);
    this.#waiting = [];
    this.#take = take;
  }
}

/** Begins to count, once the page stands, where the deployment names an endpoint. */
export function startHealth(
  line: HealthLine,
  endpoint: string | undefined,
  counted: Omit<CountedWindow, 'endpoint'>,
): void {
  if (endpoint === undefined) {
    line.close();
    return;
  }
  const start = () =>
    import(/* webpackChunkName: "health" */ './count-health').then(
      ({ countHealth }) => line.open(countHealth({ endpoint, ...counted })),
      (cause: unknown) => {
        line.close();
        writeLog('warning', 'How the suite does cannot be counted', { cause });
      },
    );
  afterFirstPaint(() => setTimeout(start, laterMs));
}
