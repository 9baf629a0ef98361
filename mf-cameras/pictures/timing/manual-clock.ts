import type { Clock } from './clock';

interface Alarm {
  readonly dueAt: number;
  readonly order: number;
  readonly callback: () => void;
}

/** A clock that only moves when a test says so; alarms ring in the order in which they are due. */
export class ManualClock implements Clock {
  #now: number;
  #order = 0;
  readonly #alarms = new Set<Alarm>();

  constructor(startMs = 1_700_000_000_000) {
    this.#now = startMs;
  }

  now(): number {
    return this.#now;
  }

  after(delayMs: number, callback: () => void): () => void {
    const alarm = { dueAt: this.#now + Math.max(0, delayMs), order: this.#order++, callback };
    this.#alarms.add(alarm);
    return () => this.#alarms.delete(alarm);
  }

  /** Alarms that have not rung: 0 when everything was cleaned up. */
  get pending(): number {
    return this.#alarms.size;
  }

  /** Moves time on and lets promises settle between alarms. */
  async advance(durationMs: number): Promise<void> {
    const until = this.#now + durationMs;
    await settle();
    for (let next = this.#next(until); next; next = this.#next(until)) {
      this.#now = Math.max(this.#now, next.dueAt);
      this.#alarms.delete(next);
      next.callback();
      await settle();
    }
    this.#now = until;
  }

  #next(until: number): Alarm | undefined {
    return [...this.#alarms]
      .filter((alarm) => alarm.dueAt <= until)
      .sort((left, right) => left.dueAt - right.dueAt || left.order - right.order)[0];
  }
}

async function settle(): Promise<void> {
  for (let turn = 0; turn < 12; turn += 1) await Promise.resolve();
}
