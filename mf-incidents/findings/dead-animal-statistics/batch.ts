import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays';
import type { Finding } from '../dead-animals/finding';
import type { StockCount } from './stock';

/** The animals that are in the barn together, since it was empty last. */
export interface Batch {
  /** When the first of them were counted, ms since 1970 UTC. */
  readonly since: number;
  /** Whether the barn was told to be empty before: only then they were brought in at that moment, and none is left out. */
  readonly isWhole: boolean;
  /** All that were brought in, later ones too. */
  readonly placed: number;
  /** As counted last. */
  readonly present: number;
}

/** The animals of now, from counts of the stock, oldest first. Null where nobody counted, and in an empty barn. */
export function batchOf(counts: readonly StockCount[]): Batch | null {
  const lastEmpty = counts.findLastIndex(({ animals }) => animals === 0);
  const [first, ...later] = counts.slice(lastEmpty + 1);
  if (!first) return null;
  let [placed, present] = [first.animals, first.animals];
  for (const { animals } of later) {
    placed += Math.max(0, animals - present);
    present = animals;
  }
  return { since: first.since, isWhole: lastEmpty >= 0, placed, present };
}

/** What became of a batch: all its numbers together are the animals that were brought in. */
export interface BatchAccount {
  readonly died: number;
  /** Of those that were brought in, 0 to 1. */
  readonly mortality: number;
  /** Neither there nor found dead: moved out, or not counted. Negative: more are there than that. */
  readonly elsewhere: number;
}

/** @param findings since the batch began, or earlier ones too */
export function accountOf({ since, placed, present }: Batch, findings: readonly Finding[]): BatchAccount {
  const died = findings
    .filter(({ foundAt, state }) => foundAt >= since && state !== 'notDead')
    .reduce((sum, { animalCount }) => sum + animalCount, 0);
  return { died, mortality: died / placed, elsewhere: placed - died - present };
}

/** For how many days of the calendar the animals are there. */
export function ageInDays({ since }: Batch, nowMs: number): number {
  return Math.max(0, differenceInCalendarDays(nowMs, since));
}
