/** So many calls may be sent again in a row while nothing answers. */
const mostRetries = 10;
/** What every answer gives back: an instance that loses one call in a few is still asked again. */
const retriesPerAnswer = 0.2;

/** How often calls of one instance may be sent again, all screens together (decision 0098). */
export interface RetryBudget {
  /** Takes one retry; false where none is left. */
  take(): boolean;
  /** An answer has come, whatever it says. */
  noteAnswer(): void;
}

/** Keeps an instance in trouble from getting every call of every screen three times. */
export function retryBudget(): RetryBudget {
  let left = mostRetries;
  return {
    take() {
      // A sum of fractions may lack a last bit.
      if (left < 1 - 1e-9) return false;
      left -= 1;
      return true;
    },
    noteAnswer() {
      left = Math.min(mostRetries, left + retriesPerAnswer);
    },
  };
}
