import type { Incident } from '../incident-records/record/incident';

const openedAt = Date.UTC(2026, 0, 1, 6);

/** An incident for tests: an intervention that waits for somebody. */
export function exampleIncident(incidentId: string, facts: Partial<Incident> = {}): Incident {
  return {
    identifier: `made-by-${incidentId}`,
    globalUniqueIdentifier: 'north-barn',
    barnName: 'north-barn',
    realWorldName: 'North barn',
    isPublicOpen: true,
    payload: {
      type: 'climate',
      title: `Draught ${incidentId}`,
      description: 'The rubber seal of the door is torn.',
      severity: 'low',
      issue: 'draft',
    },
    incidentId,
    type: 'barnIntervention',
    state: 'actionRequired',
    openedAt,
    lastUpdated: openedAt,
    closedAt: null,
    message: {
      kind: 'intervention',
      interventionType: 'climate',
      title: `Draught ${incidentId}`,
      description: 'The rubber seal of the door is torn.',
      severity: 'low',
      issue: 'draft',
      temperatureRating: null,
    },
    ...facts,
  };
}

/** The same as the wire has it (contract, `BarnInterventionIncident`). */
export function wireIncident(incidentId: string, facts: Readonly<Record<string, unknown>> = {}): object {
  return {
    incidentId,
    type: 'barnIntervention',
    state: 'actionRequired',
    openedAt,
    lastUpdated: openedAt,
    closedAt: null,
    identifier: `made-by-${incidentId}`,
    messagePayload: {
      type: 'climate',
      title: `Draught ${incidentId}`,
      description: 'The rubber seal of the door is torn.',
      severity: 'low',
      issue: 'draft',
    },
    globalUniqueIdentifier: 'north-barn',
    barnName: 'north-barn',
    realWorldName: 'North barn',
    isPublicOpen: true,
    ...facts,
  };
}

/** A step of an incident as the wire has it (contract, `IncidentEvent`). */
export function wireEvent(incidentId: string, facts: Readonly<Record<string, unknown>> = {}): object {
  return {
    incidentEventId: `event of ${incidentId}`,
    incidentId,
    trigger: 'issueDetected',
    state: 'actionRequired',
    payload: null,
    eventTimestamp: openedAt,
    globalUniqueIdentifier: 'north-barn',
    realWorldName: 'North barn',
    accountId: 'anna',
    ...facts,
  };
}

/** A camera as the wire has it (contract, `Camera`). */
export function wireCamera(cameraId: string, name: string, facts: Readonly<Record<string, unknown>> = {}): object {
  return {
    cameraId,
    name,
    tags: [],
    sortPrefix: '',
    privacy: { active: false, until: null },
    managed: true,
    loadedTimestamp: openedAt,
    online: true,
    lastSeen: null,
    ...facts,
  };
}
