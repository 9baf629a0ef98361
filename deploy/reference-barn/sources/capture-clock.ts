/** How fast the clock of a camera may run slow against ours: generously more than a cheap quartz. */
const driftPerMs = 0.002;
/**
 * A larger step is no jitter: the camera paused, its clock was set, or a file began again. Small enough that a camera
 * whose stamps stand still (ffmpeg counts on by 1 ms when they went back) stays this close to the truth.
 */
const jumpMs = 400;

/**
 * Turns the time stamps of a stream into wall-clock capture times. A picture never arrives before it was taken, so the
 * least delay seen is the best guess of the true one: pictures that came later were held up on the way.
 */
export class CaptureClock {
  #offsetMs: number | null = null;
  #lastArrivalMs = 0;
  #lastCaptureMs = Number.NEGATIVE_INFINITY;

  /** Capture time in ms since 1970 UTC; always later than that of the picture before. */
  captureTimeMs(timestampMs: number, arrivalMs: number): number {
    const measured = arrivalMs - timestampMs;
    if (this.#offsetMs === null || Math.abs(measured - this.#offsetMs) > jumpMs) {
      this.#offsetMs = measured;
    } else {
      const allowed = this.#offsetMs + driftPerMs * Math.max(0, arrivalMs - this.#lastArrivalMs);
      this.#offsetMs = Math.min(measured, allowed);
    }
    this.#lastArrivalMs = arrivalMs;
    this.#lastCaptureMs = Math.max(this.#lastCaptureMs + 1, timestampMs + this.#offsetMs);
    return this.#lastCaptureMs;
  }
}
