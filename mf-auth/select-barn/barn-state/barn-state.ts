import type { QueryRequest } from '@barnwatch/shared/wire';
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

/** What is told of the animals in another shape than the contract's leaves the state as it is. */
const animals = v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0)));
const counted = v.fallback(v.object({ animalCount: animals }), { animalCount: null });
const answer = v.object({
  incidents: v.array(v.object({ state: v.picklist(occupancies), messagePayload: counted })),
});

/**
 * Reads `data` of the answer to `barnStateQuery`; null where the barn has never told.
 *
 * @throws {v.ValiError} when it is no such answer
 */
export function parseBarnState(data: unknown): BarnState | null {
  const [newest] = v.parse(answer, data).incidents;
  return newest ? { occupancy: newest.state, animalCount: newest.messagePayload.animalCount } : null;
}
