/** Shifts less than this apart belong to one window, ms; a window is never longer than the second one. */
const shiftGapMs = 1_000;
const longestShiftWindowMs = 5_000;

/** Of so many interactions the slowest one is passed over: it says more of the device than of the page. */
const interactionsAnOutlier = 50;

/** What the layout of a page shifted (CLS): the most that shifted in one window of time. */
export class LayoutShifts {
  #windowStartMs = Number.NEGATIVE_INFINITY;
  #lastMs = Number.NEGATIVE_INFINITY;
  #window = 0;
  #most = 0;

  add(atMs: number, value: number): void {
    const goesOn = atMs - this.#lastMs < shiftGapMs && atMs - this.#windowStartMs < longestShiftWindowMs;
    if (!goesOn) {
      this.#windowStartMs = atMs;
      this.#window = 0;
    }
    this.#lastMs = atMs;
    this.#window += value;
    this.#most = Math.max(this.#most, this.#window);
  }

  value(): number {
    return this.#most;
  }
}

/** How long a page took to answer a touch or a key (INP). */
export class Interactions {
  readonly #durations = new Map<number, number>();

  /** An interaction consists of several events: the longest counts. */
  add(id: number, durationMs: number): void {
    this.#durations.set(id, Math.max(this.#durations.get(id) ?? 0, durationMs));
  }

  /** Null where nobody has touched anything. */
  value(): number | null {
    const slowest = [...this.#durations.values()].sort((left, right) => right - left);
    return slowest[Math.floor(slowest.length / interactionsAnOutlier)] ?? null;
  }
}
