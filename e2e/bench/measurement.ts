import type { Surroundings } from './surroundings/surroundings';

/** Whether a goal is met; `null` where no goal is set and the figure is there for comparison only. */
export type Verdict = boolean | null;

/** One figure of a bench. */
export interface Measurement {
  readonly what: string;
  /** As its row of product 11 says it; empty where the figure is there for comparison only. */
  readonly goal: string;
  readonly figure: string;
  readonly met: Verdict;
  /** What the figure consists of, one line each. */
  readonly madeOf: readonly string[];
  /** The raw numbers, for whoever wants to calculate on. Times in ms, sizes in bytes. */
  readonly values: Readonly<Record<string, unknown>>;
}

/** One row of product 11, measured. Counts and ratios where possible: times depend on the machine. */
export interface Bench {
  /** `P3`: what a person types. */
  readonly name: string;
  readonly title: string;
  /** It takes an hour: not among all of them. */
  readonly onlyByName?: boolean;
  measure(surroundings: Surroundings): Promise<readonly Measurement[]>;
}
