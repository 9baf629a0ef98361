import type { ReadPages } from '@barnwatch/shared/answers';
import type { Incident } from '../record/incident';

/** The part of a list that has been read. */
export interface IncidentsAtHand {
  readonly incidents: readonly Incident[];
  /** Records read so far, those that could not be read included. */
  readonly read: number;
  /** Records that could not be read; they do not lose the others. */
  readonly unreadable: number;
  /** Records in all. */
  readonly total: number;
  readonly isComplete: boolean;
}

export function incidentsAtHand({ items, ...rest }: ReadPages<Incident>, unreadable: number): IncidentsAtHand {
  return { incidents: items, read: items.length + unreadable, unreadable, ...rest };
}
