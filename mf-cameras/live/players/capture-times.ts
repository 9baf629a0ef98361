const kept = 64;

/** Which moment of the barn's clock a place of the stream shows, from the capture times that came with it. */
export class CaptureTimes {
  readonly #known: { readonly timestampMs: number; readonly capturedAt: number }[] = [];

  add(timestampMs: number, capturedAt: number): void {
    this.#known.push({ timestampMs, capturedAt });
    if (this.#known.length > kept) this.#known.shift();
  }

  /** ms since 1970 UTC by the barn's clock; null before the first known place. */
  at(timestampMs: number): number | null {
    const before = this.#known.findLast((known) => known.timestampMs <= timestampMs);
    return before ? before.capturedAt + (timestampMs - before.timestampMs) : null;
  }
}
