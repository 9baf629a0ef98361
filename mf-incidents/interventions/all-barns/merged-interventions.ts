import type { Incident } from '../../incident-records/record/incident';
import type { BarnParts } from './barn-parts';

/** Which of them: those that changed last, or those that nobody has closed. */
export type GlobalView = 'latest' | 'open';

/** An intervention with its barn. */
export interface GlobalIntervention {
  readonly barnId: string;
  readonly barnName: string;
  readonly incident: Incident;
}

/** One name for an incident among all barns. */
export function globalKey({ barnId, incident }: Pick<GlobalIntervention, 'barnId' | 'incident'>): string {
  return JSON.stringify([barnId, incident.incidentId]);
}

/** The interventions of all barns in one order: the latest change first, or the newest opened first. */
export function mergedInterventions(
  parts: BarnParts,
  names: ReadonlyMap<string, string>,
  view: GlobalView,
): readonly GlobalIntervention[] {
  const timeOf = { latest: 'lastUpdated', open: 'openedAt' } as const;
  const time = timeOf[view];
  return [...names]
    .flatMap(([barnId, barnName]) =>
      (parts.get(barnId)?.hand?.incidents ?? []).map((incident) => ({ barnId, barnName, incident })),
    )
    .sort((one, other) => other.incident[time] - one.incident[time]);
}
