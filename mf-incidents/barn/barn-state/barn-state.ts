import type { QueryRequest } from '@barnwatch/shared/wire';
import { type AnswerOf, barnStatePayload, type Incident, type queryIncidents } from '@barnwatch/shared/wire/calls';
import * as v from 'valibot';

export const occupancies = ['barnEmpty', 'barnPartlyFull', 'barnFull'] as const;

export type Occupancy = (typeof occupancies)[number];

/** What the barn says of itself (product 3.6, barn state). */
export interface BarnState {
  /** Null where the barn never told how full it is. */
  readonly occupancy: { readonly state: Occupancy; readonly animalCount: number | null; readonly since: number } | null;
  /** Findings of dead animals that nobody has collected yet, as far as the page has them. */
  readonly deadAnimals: number;
}

/** Both in one call: the newest word on how full it is, and every dead animal that lies there. */
export const barnStateQuery: QueryRequest = {
  query: { type: 'barnState', state: { $in: [...occupancies, 'deadAnimalExists'] } },
  order: [{ field: 'lastUpdated', direction: 'desc' }],
  limit: 1000,
};

/** What the answer to `barnStateQuery` says. */
export function barnStateOf({ incidents }: Pick<AnswerOf<typeof queryIncidents>, 'incidents'>): BarnState {
  const newest = incidents.find(isOccupancy);
  const counted = newest && v.safeParse(barnStatePayload, newest.messagePayload);
  return {
    occupancy: newest
      ? {
          state: newest.state,
          animalCount: counted?.success ? (counted.output.animalCount ?? null) : null,
          since: newest.lastUpdated,
        }
      : null,
    deadAnimals: incidents.filter(({ state }) => state === 'deadAnimalExists').length,
  };
}

function isOccupancy(incident: Incident): incident is Incident & { readonly state: Occupancy } {
  return occupancies.some((state) => state === incident.state);
}
