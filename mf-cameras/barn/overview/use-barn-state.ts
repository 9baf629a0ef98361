import { type BarnReading, useReading } from '@barnwatch/shared/answers';
import { type AnswerOf, queryOneIncident } from '@barnwatch/shared/wire/calls';
import { occupancy } from '../../past/incidents/barn-incident-questions';
import { type BarnIncident, barnIncidentOf } from '../../past/incidents/read-barn-incidents';

/** Product 9.11: barn-state incident cache. */
const barnStateReuseMs = 600_000;

function newest({ incident }: AnswerOf<typeof queryOneIncident>): BarnIncident | null {
  return incident && barnIncidentOf(incident);
}

/**
 * What last told how full the barn is, reused for ten minutes, over screens and restarts; null where nothing has. Asked as
 * one incident: one that cannot be read is a failure, and not kept for ten minutes as if nothing had been told.
 */
export function useBarnState(): BarnReading<BarnIncident | null> {
  return useReading(queryOneIncident, { body: occupancy, keep: true, reuseForMs: barnStateReuseMs }, newest);
}
