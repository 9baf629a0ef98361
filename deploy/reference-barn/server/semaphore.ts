/** Lets only a limited number in at once; the others wait in order. */
export interface Semaphore {
  /** @returns what is to be called on leaving @throws the signal's reason when it aborts while waiting */
  acquire(signal: AbortSignal): Promise<() => void>;
}

export function createSemaphore(most: number): Semaphore {
  const queue: (() => void)[] = [];
  let inside = 0;

  function leave(): void {
    inside -= 1;
    queue.shift()?.();
  }

  return {
    acquire(signal) {
      return new Promise((resolve, reject) => {
        if (signal.aborted) return reject(signal.reason);
        const goIn = (): void => {
          signal.removeEventListener('abort', giveUp);
          inside += 1;
          resolve(once(leave));
        };
        const giveUp = (): void => {
          queue.splice(queue.indexOf(goIn), 1);
          reject(signal.reason);
        };
        if (inside < most) return goIn();
        signal.addEventListener('abort', giveUp, { once: true });
        queue.push(goIn);
      });
    },
  };
}

function once(work: () => void): () => void {
  let done = false;
  return () => {
    if (done) return;
    done = true;
    work();
  };
}
