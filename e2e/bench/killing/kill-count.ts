import type { Measurement } from '../measurement';

/** `BARNWATCH_KILLS`, else as many as the goal says. @param least what a shortened run has at least */
export function killsWanted(whole: number, least: number): number {
  const wanted = Number(process.env.BARNWATCH_KILLS ?? whole);
  if (!Number.isInteger(wanted) || wanted < least) throw new Error(`BARNWATCH_KILLS is a whole number from ${least}.`);
  return wanted;
}

/** How many rounds there were: a shortened run meets no goal, and misses none. */
export function countedRounds(
  what: string,
  rounds: number,
  { whole, figure, values }: { whole: number; figure: string; values: Measurement['values'] },
): Measurement {
  const isWhole = rounds >= whole;
  return {
    what,
    goal: String(whole),
    figure,
    met: isWhole ? true : null,
    madeOf: isWhole ? [] : ['shortened by BARNWATCH_KILLS'],
    values: { rounds, ...values },
  };
}

/** What must not be there at all. */
export function countedNone(what: string, count: number, madeOf: readonly string[] = []): Measurement {
  return { what, goal: '0', figure: String(count), met: count === 0, madeOf, values: { count } };
}
