/**
 * Lets recorded pictures be asked for a few at once, in the order in which they were wanted: a page full of them leaves
 * connections free for calls.
 */
export class FrameTurns {
  readonly #limit: () => number;
  #running = 0;
  #waiting: (() => void)[] = [];

  /** @param limit how many may run at once, at least 1; asked before each */
  constructor(limit: () => number) {
    this.#limit = limit;
  }

  /** Reads when it is its turn; null if nobody wants the answer any more before that. */
  async read<Answer>(read: () => Promise<Answer>, signal: AbortSignal): Promise<Answer | null> {
    while (!signal.aborted && this.#running >= this.#limit()) await this.#room(signal);
    if (signal.aborted) return null;
    this.#running += 1;
    try {
      return await read();
    } finally {
      this.#running -= 1;
      for (const wake of this.#waiting.splice(0)) wake();
    }
  }

  #room(signal: AbortSignal): Promise<void> {
    return new Promise((wake) => {
      this.#waiting.push(wake);
      signal.addEventListener('abort', () => wake(), { once: true });
    });
  }
}
