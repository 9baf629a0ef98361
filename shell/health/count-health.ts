import { savesData } from '../loader/saves-data';
import type { HealthEvent } from './health-event';
import { HealthTally } from './health-tally';
import { otlpBody } from './otlp-body';
import { HealthSender, postHealth } from './send-health';
import { type CountedPlace, watchVitals } from './watch-vitals';

/** How often it is looked whether it is time to send, ms. */
const lookEveryMs = 10_000;

export interface CountedWindow {
  readonly endpoint: string;
  readonly contract: string;
  readonly placeNow: () => CountedPlace;
}

/**
 * Counts how this window does, and sends it where the deployment says. A device that asks to spare data sends nothing.
 *
 * @returns takes what happens from now on
 */
export function countHealth({ endpoint, contract, placeNow }: CountedWindow): (event: HealthEvent) => void {
  const tally = new HealthTally(Date.now);
  const vitals = watchVitals(placeNow);
  const sender = new HealthSender({
    post: (body) => postHealth(endpoint, body),
    take: () => {
      const batch = savesData() ? null : tally.take();
      return batch === null ? null : otlpBody(batch, contract);
    },
    now: Date.now,
    random: Math.random,
  });
  setInterval(() => {
    for (const event of vitals('left')) tally.add(event);
    void sender.tick();
  }, lookEveryMs);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden') return;
    for (const event of vitals('all')) tally.add(event);
    void sender.leave();
  });
  return (event) => tally.add(event);
}
