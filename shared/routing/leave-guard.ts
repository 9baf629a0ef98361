/** Does a navigation that was held after all. */
export type Proceed = () => void;

interface Holder {
  readonly hold: (proceed: Proceed) => void;
  readonly parameters: readonly string[];
}

/** Screens that hold navigations because something would be lost; the one that came last is asked first. */
export class LeaveGuards {
  readonly #holders: Holder[] = [];

  /** Whether anybody would be asked: of another query of the same screen, those that lose something by it. */
  holds(from: string, to: string): boolean {
    const [here, there] = [new URL(from), new URL(to)];
    return this.#holders.some(
      ({ parameters }) =>
        here.pathname !== there.pathname ||
        parameters.some((name) => here.searchParams.get(name) !== there.searchParams.get(name)),
    );
  }

  /**
   * From now on `hold` gets every navigation that leaves the screen, until the answer is called.
   * @param parameters of the address: with another value of one of them it is another screen
   */
  add(hold: Holder['hold'], parameters: readonly string[] = []): () => void {
    const holder: Holder = { hold, parameters };
    this.#holders.push(holder);
    return () => {
      const place = this.#holders.indexOf(holder);
      if (place >= 0) this.#holders.splice(place, 1);
    };
  }

  /** Navigates, or lets each screen ask first: whoever proceeds holds no longer, and the next one is asked. */
  pass(navigate: () => void): void {
    const last = this.#holders.at(-1);
    if (last) last.hold(() => this.pass(navigate));
    else navigate();
  }
}
