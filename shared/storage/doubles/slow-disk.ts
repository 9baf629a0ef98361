import { createDurableStore } from '../durable-store';
import type { Database } from '../key-value-store';

/** A disk that takes its time for each operation, of a device whose windows may end while it works. */
export class SlowDisk {
  readonly values = new Map<string, unknown>();
  /** What an operation takes now, ms. */
  delayMs = 0;
  #life = 0;

  /** What the window that has ended had asked for, and was not done, is never done. */
  endLife(): void {
    this.#life += 1;
  }

  /**
   * The storage of one window.
   *
   * @param inOrder as the outbox has it
   */
  open(inOrder = false) {
    const life = this.#life;
    const state = { trouble: null as string | null };
    const operation = <T>(run: () => T): Promise<T> =>
      new Promise((resolve) => {
        setTimeout(() => {
          if (life === this.#life) resolve(run());
        }, this.delayMs);
      });
    const { values } = this;
    const database: Database = {
      getItem: (key) => operation(() => structuredClone(values.get(key)) ?? null),
      setItem: (key, value) => operation(() => values.set(key, structuredClone(value))),
      removeItem: (key) => operation(() => void values.delete(key)),
      keys: () => operation(() => [...values.keys()]),
    };
    const store = createDurableStore({
      open: () => operation(() => database),
      now: Date.now,
      after: (pauseMs, run) => void setTimeout(run, pauseMs),
      inOrder,
      onTrouble: (trouble) => {
        state.trouble = trouble;
      },
    });
    return { store, state };
  }
}
