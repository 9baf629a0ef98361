/**
 * An answer that a page will need, asked for before the page itself can ask: the first request that comes in time takes
 * it, once. What nobody takes is left to itself.
 */
export class EarlyAnswer {
  #begun: { readonly answer: Promise<Response>; readonly at: number } | null = null;
  readonly #goodForMs: number;
  readonly #now: () => number;

  /** @param goodForMs how long after it was asked for the answer is still as good as a new one */
  constructor(goodForMs: number, now: () => number) {
    this.#goodForMs = goodForMs;
    this.#now = now;
  }

  begin(answer: Promise<Response>): void {
    // Whoever takes it hears of its failure.
    answer.catch(() => undefined);
    this.#begun = { answer, at: this.#now() };
  }

  /** Null: there is none, it is too old, or another page has it. */
  take(): Promise<Response> | null {
    const begun = this.#begun;
    this.#begun = null;
    return begun && this.#now() - begun.at < this.#goodForMs ? begun.answer : null;
  }
}
