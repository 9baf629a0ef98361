/**
 * When drawing counts as endless. What asks for another drawing as soon as it was drawn (a state set by an effect) does so
 * a handful of times, for a measurement; without end it keeps the page from everything else.
 */
const budget = {
  /** In a row, with nothing else wanted between them. React itself gives up on nested ones after 50. */
  mostInARow: 200,
  /** In all within one span: other parts may want to be drawn in between. */
  mostInSpan: 1_000,
  spanMs: 2_000,
} as const;

/** Counts drawings that the drawing before has asked for. */
export interface RenderBudget {
  /**
   * @param byItself whether the drawing's own effects asked for another one, and nothing else did
   * @param at ms of the page's clock
   * @returns whether the budget is spent; the count then starts anew
   */
  drawn(byItself: boolean, at: number): boolean;
  /** Somebody pressed, typed or scrolled: what is drawn then is drawn for them. */
  userActed(): void;
}

export function createRenderBudget(): RenderBudget {
  let inARow = 0;
  let rowBegan = 0;
  let inSpan = 0;
  let spanBegan = 0;

  function startAnew(at: number): void {
    inARow = 0;
    inSpan = 0;
    rowBegan = at;
    spanBegan = at;
  }

  return {
    drawn(byItself, at) {
      if (at - spanBegan > budget.spanMs) {
        inSpan = 0;
        spanBegan = at;
      }
      if (!byItself) {
        inARow = 0;
        rowBegan = at;
        return false;
      }
      inARow += 1;
      inSpan += 1;
      const spent = inSpan >= budget.mostInSpan || (inARow >= budget.mostInARow && at - rowBegan >= budget.spanMs);
      if (spent) startAnew(at);
      return spent;
    },
    userActed() {
      inARow = 0;
      inSpan = 0;
    },
  };
}
