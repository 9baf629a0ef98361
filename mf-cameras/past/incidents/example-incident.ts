import type { BarnIncident } from './read-barn-incidents';

/** An open intervention for tests. */
export function exampleIncident(incidentId: string, facts: Partial<BarnIncident> = {}): BarnIncident {
  return {
    incidentId,
    type: 'barnIntervention',
    state: 'actionRequired',
    openedAt: 1_790_755_200_000,
    lastUpdated: 1_790_755_200_000,
    closedAt: null,
    title: `Draught ${incidentId}`,
    severity: 'middle',
    subject: 'climate',
    cameraId: null,
    animalCount: null,
    outcome: null,
    fault: null,
    ...facts,
  };
}
