import type { Measurement } from './measurement';

/** A figure in seconds that is to stay below a limit. @param tookMs and mostMs in ms */
export function secondsMeasurement(what: string, tookMs: number, mostMs: number, madeOf: string): Measurement {
  return {
    what,
    goal: `≤ ${mostMs / 1000} s`,
    figure: `${(tookMs / 1000).toFixed(1)} s`,
    met: tookMs <= mostMs,
    madeOf: [madeOf],
    values: { tookMs },
  };
}
