import type { AnswerPages } from '@barnwatch/shared/answers';
import type { Incident } from '../api/incident';
import { type IncidentItem, incidentsOf } from '../api/incident-items';

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

export function incidentsAtHand({ items, total, isComplete }: AnswerPages<IncidentItem>): IncidentsAtHand {
  const incidents = incidentsOf(items);
  return { incidents, read: items.length, unreadable: items.length - incidents.length, total, isComplete };
}
