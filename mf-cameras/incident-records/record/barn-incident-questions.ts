import type { Filter, QueryOneRequest, QueryRequest, TimeSpan } from '@barnwatch/shared/wire';
import { millisecondsInHour } from 'date-fns/constants';

/** Product 9.12: intervention queries default to limit 1000. */
const mostIncidents = 1000;
const open: Filter = { closedAt: { $exists: false } };

/** The states of how full a barn is, and those of dead animals (contract, `BarnStateName`). */
const occupancyStates = ['barnEmpty', 'barnPartlyFull', 'barnFull'];
const deadAnimalStates = ['deadAnimalExists', 'noDeadAnimal'];

/** Interventions that still need somebody, newest first. */
export const openInterventions: QueryRequest = {
  query: { type: 'barnIntervention', state: 'actionRequired', ...open },
  order: [{ field: 'openedAt', direction: 'desc' }],
  limit: mostIncidents,
};

/** What last told how full the barn is. */
export const occupancy: QueryOneRequest = {
  query: { type: 'barnState', state: { $in: occupancyStates }, ...open },
  order: [{ field: 'lastUpdated', direction: 'desc' }],
};

/** Dead animals that lie in the barn, and all that were noticed since a moment. */
export function deadAnimals(since: number): QueryRequest {
  return {
    query: {
      type: 'barnState',
      $or: [
        { state: 'deadAnimalExists', ...open },
        { state: { $in: deadAnimalStates }, openedAt: { $gte: since } },
      ],
    },
    order: [{ field: 'openedAt', direction: 'desc' }],
    limit: mostIncidents,
  };
}

/** The newest records of the barn's documentation. */
export function latestDocumentation(limit: number): QueryRequest {
  return {
    query: { type: 'barnDocumentation', state: 'created' },
    order: [{ field: 'lastUpdated', direction: 'desc' }],
    limit,
  };
}

/** Whatever was opened, went on or was closed in a span, the latest first. */
export function incidentsOf({ start, end }: TimeSpan): QueryRequest {
  const within = { $gte: start, $lte: end };
  return {
    query: { $or: [{ openedAt: within }, { lastUpdated: within }, { closedAt: within }] },
    order: [{ field: 'lastUpdated', direction: 'desc' }],
    limit: mostIncidents,
  };
}

/** Of spans that end now each is another question; how long they are is what somebody has chosen. */
export function subjectWithin({ start, end }: TimeSpan): string {
  return `within ${Math.round((end - start) / millisecondsInHour)} h`;
}
