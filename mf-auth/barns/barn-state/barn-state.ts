import type { QueryRequest } from '@barnwatch/shared/wire';
import { type AnswerOf, barnStatePayload, type queryIncidents } from '@barnwatch/shared/wire/calls';
import * as v from 'valibot';

/** How full a barn can be (contract, `BarnStateName`). */
const occupancies = ['barnEmpty', 'barnPartlyFull', 'barnFull'] as const;

export interface BarnState {
  readonly occupancy: (typeof occupancies)[number];
  /** Null where it was not told. */
  readonly animalCount: number | null;
}

/** What told last how full the barn is. */
export const barnStateQuery: QueryRequest = {
  query: { type: 'barnState', state: { $in: [...occupancies] }, closedAt: { $exists: false } },
  order: [{ field: 'lastUpdated', direction: 'desc' }],
  limit: 1,
};

/** What the barn has told last of how full it is; null where it has never told, or nothing that is known here. */
export function barnStateOf({ incidents }: AnswerOf<typeof queryIncidents>): BarnState | null {
  const [newest] = incidents;
  const occupancy = occupancies.find((one) => one === newest?.state);
  if (newest === undefined || occupancy === undefined) return null;
  const payload = v.safeParse(barnStatePayload, newest.messagePayload);
  return { occupancy, animalCount: payload.success ? (payload.output.animalCount ?? null) : null };
}
