import { type BarnAnswer, useBarnAnswer } from '@barnwatch/shared/answers';
import { occupancy } from '../api/barn-incident-questions';
import { type BarnIncident, parseBarnIncidents } from '../api/read-barn-incidents';

/** Spec 9: barn-state incident cache. */
const barnStateReuseMs = 600_000;

/** What last told how full the barn is, reused for ten minutes, over screens and restarts; null where nothing has. */
export function useBarnState(): BarnAnswer<BarnIncident | null> {
  return useBarnAnswer('barn-state', 'api/incidents/query', {
    body: occupancy,
    parse: newest,
    keep: true,
    reuseForMs: barnStateReuseMs,
  });
}

function newest(data: unknown): BarnIncident | null {
  const { incidents, unreadable } = parseBarnIncidents(data);
  // What cannot be read is not kept for ten minutes as if nothing had been told.
  if (unreadable > 0) throw new Error('the state of the barn cannot be read');
  return incidents[0] ?? null;
}
