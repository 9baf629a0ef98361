/** Does a navigation that was held after all. */
export type Proceed = () => void;

/** Screens that hold navigations because something would be lost; the one that came last is asked first. */
export class LeaveGuards {
  readonly #holders: ((proceed: Proceed) => void)[] = [];

  /** Whether anybody would be asked. */
  get areHolding(): boolean {
    return this.#holders.length > 0;
  }

  /** From now on `hold` gets every navigation that leaves the screen, until the answer is called. */
  add(hold: (proceed: Proceed) => void): () => void {
    this.#holders.push(hold);
    return () => {
      const place = this.#holders.indexOf(hold);
      if (place >= 0) this.#holders.splice(place, 1);
    };
  }

  /** Navigates, or lets each screen ask first: whoever proceeds holds no longer, and the next one is asked. */
  pass(navigate: () => void): void {
    const hold = this.#holders.at(-1);
    if (hold) hold(() => this.pass(navigate));
    else navigate();
  }
}
