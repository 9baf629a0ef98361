/**
 * What has to be ended of what was begun, told by each step of a start as soon as there is something: a start that
 * fails half-way ends the same way as an instance that is stopped.
 */
export interface Endings {
  /** In the order in which they were told. */
  inTurn(end: () => unknown): void;
  /** After all others, the newest first: what everything else stands on. */
  atLast(end: () => unknown): void;
  /** Ends everything, once. One that fails keeps none of the others from ending. */
  run(onFailure: (cause: unknown) => void): Promise<void>;
}

export function createEndings(): Endings {
  const inOrder: (() => unknown)[] = [];
  const grounds: (() => unknown)[] = [];
  let running: Promise<void> | null = null;

  async function runAll(onFailure: (cause: unknown) => void): Promise<void> {
    for (const end of [...inOrder, ...grounds.toReversed()]) {
      try {
        await end();
      } catch (cause) {
        onFailure(cause);
      }
    }
  }

  return {
    inTurn: (end) => void inOrder.push(end),
    atLast: (end) => void grounds.push(end),
    run(onFailure) {
      running ??= runAll(onFailure);
      return running;
    },
  };
}
