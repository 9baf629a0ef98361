import type { QueryRequest, Severity } from '@barnwatch/shared/wire';
import type { Incident } from '../../incident-records/record/incident';
import { incidentQuestion } from '../../incident-records/record/incident-query';
import { mostListed } from '../new-incidents/new-incidents';

/** What is told of: nothing that somebody writes down for the journal. */
const toldTypes = ['barnIntervention', 'barnState', 'generic'] as const;

/** The newest incidents, closed ones too: what came and went while nobody looked is told as well. */
export const newestQuestion: QueryRequest = {
  ...incidentQuestion({ type: null, state: null, severity: null }),
  query: { type: { $in: [...toldTypes] } },
  limit: mostListed,
};

/** What the barn finds itself carries no severity of its own. */
const severitiesOfStates: ReadonlyMap<string, Severity> = new Map([
  ['deadAnimalExists', 'high'],
  ['faultExists', 'middle'],
]);

/** How severe an incident is, whatever its type. */
export function severityOf({ message, state }: Pick<Incident, 'message' | 'state'>): Severity {
  const told = 'severity' in message ? message.severity : null;
  return told ?? severitiesOfStates.get(state) ?? 'none';
}
