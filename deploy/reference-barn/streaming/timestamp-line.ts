/** A longer pause than this between two pictures is closed up: it would stay in the player as lag for ever. */
const longestGapMs = 1_000;
const usualIntervalMs = 100;

/** A place on the viewer's time line. */
export interface Placed {
  timestampMs: number;
  /** Capture time and time line moved against each other: what the viewer knew about the lag no longer holds. */
  shifted: boolean;
}

/**
 * The time line of one viewer: starts at 0, runs with the capture clock, has neither the pauses of the source nor those
 * of a viewer who fell behind.
 */
export class TimestampLine {
  #timestampMs = -1;
  #captureTimeMs = 0;
  #intervalMs = usualIntervalMs;

  /** The time of the last picture that was placed, in ms; 0 before the first. */
  get latestMs(): number {
    return Math.max(0, this.#timestampMs);
  }

  /** Places a picture of the past 1 ms after the one before it, so that the player races through to the present. */
  compress(captureTimeMs: number): Placed {
    return this.#place(captureTimeMs, 1, true);
  }

  /** Places a picture of the present at its distance from the one before it. */
  follow(captureTimeMs: number): Placed {
    if (this.#timestampMs < 0) return this.#place(captureTimeMs, 1, true);
    const elapsedMs = Math.round(captureTimeMs - this.#captureTimeMs);
    if (elapsedMs < 1 || elapsedMs > longestGapMs) return this.#place(captureTimeMs, this.#intervalMs, true);
    this.#intervalMs = elapsedMs;
    return this.#place(captureTimeMs, elapsedMs, false);
  }

  /** Places the first picture after some were left out for this viewer. */
  closeUp(captureTimeMs: number): Placed {
    return this.#place(captureTimeMs, this.#intervalMs, true);
  }

  #place(captureTimeMs: number, stepMs: number, shifted: boolean): Placed {
    this.#timestampMs += stepMs;
    this.#captureTimeMs = captureTimeMs;
    return { timestampMs: this.#timestampMs, shifted };
  }
}
