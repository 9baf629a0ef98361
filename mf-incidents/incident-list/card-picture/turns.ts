export interface Turns {
  /** @returns gives the turn back; null when the wait was aborted */
  take(signal: AbortSignal): Promise<(() => void) | null>;
}

interface Waiting {
  readonly start: () => void;
}

/** Lets only some work at once; the others wait, first come, first served. */
export function createTurns(most: number): Turns {
  const waiting = new Set<Waiting>();
  let taken = 0;

  function giveBack(): () => void {
    let given = false;
    return () => {
      if (given) return;
      given = true;
      taken -= 1;
      const [next] = waiting;
      if (next) next.start();
    };
  }

  return {
    take(signal) {
      if (signal.aborted) return Promise.resolve(null);
      if (taken < most) {
        taken += 1;
        return Promise.resolve(giveBack());
      }
      return new Promise((resolve) => {
        const leave = () => {
          waiting.delete(place);
          resolve(null);
        };
        const place: Waiting = {
          start: () => {
            signal.removeEventListener('abort', leave);
            waiting.delete(place);
            taken += 1;
            resolve(giveBack());
          },
        };
        waiting.add(place);
        signal.addEventListener('abort', leave, { once: true });
      });
    },
  };
}
