import type { InstanceClient, Outcome } from '@barnwatch/shared/auth-client';
import type { IncidentPage } from './incident';
import type { IncidentSelection } from './incident-query';
import { largestPage, readIncidents } from './read-incidents';

const interventions = { type: 'barnIntervention', state: null, severity: null } as const;

/** Interventions that nobody has closed, newest first. */
export const openInterventions: IncidentSelection = { ...interventions, openOnly: true };

/** All interventions, those with the latest change first. */
export const latestInterventions: IncidentSelection = { ...interventions, orderBy: 'lastUpdated' };

/**
 * One page of a barn's open interventions; `total` of the answer says whether there are more. The global list asks each
 * barn by it. Needs `incidents.view`.
 */
export function loadGlobalOpenBarnInterventionIncidents(
  client: InstanceClient,
  signal: AbortSignal,
  offset = 0,
): Promise<Outcome<IncidentPage>> {
  return readIncidents(client, openInterventions, { offset, limit: largestPage }, signal);
}

/** The same with those that changed last first, closed ones included. */
export function loadGlobalLatestBarnInterventionIncidents(
  client: InstanceClient,
  signal: AbortSignal,
  offset = 0,
): Promise<Outcome<IncidentPage>> {
  return readIncidents(client, latestInterventions, { offset, limit: largestPage }, signal);
}
