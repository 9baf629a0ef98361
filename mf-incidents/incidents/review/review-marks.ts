import type { Incident } from '../../incident-records/record/incident';

/** The part of an incident that matters to a mark. */
export type Reviewable = Pick<Incident, 'incidentId' | 'lastUpdated'>;

/** Reviewed incidents by id, each with the state of affairs (`lastUpdated`, ms since 1970 UTC) that was looked at. */
export type ReviewMarks = ReadonlyMap<string, number>;

/** More are not kept: the oldest marks go first. At 300 incidents in four weeks that is more than a year. */
export const mostMarks = 5000;

/** Whether somebody has looked at an incident as it is now: one that changed since is to be looked at again. */
export function isReviewed(marks: ReviewMarks, { incidentId, lastUpdated }: Reviewable): boolean {
  return (marks.get(incidentId) ?? -1) >= lastUpdated;
}

export function marksWith(marks: ReviewMarks, incidents: readonly Reviewable[], reviewed: boolean): ReviewMarks {
  const next = new Map(marks);
  for (const { incidentId, lastUpdated } of incidents) {
    // Deleted first, so that a mark set anew counts as the latest.
    next.delete(incidentId);
    if (reviewed) next.set(incidentId, lastUpdated);
  }
  return new Map([...next].slice(-mostMarks));
}
