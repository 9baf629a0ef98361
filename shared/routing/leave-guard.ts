/** Does a navigation that was held after all. */
export type Proceed = () => void;

/** Screens that hold navigations because something would be lost; the one that came last is asked. */
export class LeaveGuards {
  readonly #holders: ((proceed: Proceed) => void)[] = [];
  readonly #watchers = new Set<(event: PopStateEvent) => void>();

  /** From now on `hold` gets every navigation that leaves the screen, until the answer is called. */
  add(hold: (proceed: Proceed) => void): () => void {
    this.#holders.push(hold);
    return () => {
      const place = this.#holders.indexOf(hold);
      if (place >= 0) this.#holders.splice(place, 1);
    };
  }

  /** Told of every step back and forward before the router is, until the answer is called. */
  watchHistory(watcher: (event: PopStateEvent) => void): () => void {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }

  /** The browser went back or forward; whoever stops the event keeps it from the router. */
  readonly moved = (event: PopStateEvent): void => {
    for (const watcher of [...this.#watchers]) watcher(event);
  };

  /** Navigates, or lets the screen ask first. */
  pass(navigate: () => void): void {
    const hold = this.#holders.at(-1);
    if (hold) hold(navigate);
    else navigate();
  }
}
