import { sendCall } from '@barnwatch/shared/answers';
import type { InstanceClient, Outcome } from '@barnwatch/shared/auth-client';
import type { Filter } from '@barnwatch/shared/wire';
import { queryIncidents, queryRecordings } from '@barnwatch/shared/wire/calls';

export type BesideKind = 'recording' | 'incident';

export interface BesideQuestion {
  readonly cameraId: string;
  /** ms since 1970 UTC by the barn's clock. */
  readonly from: number;
  readonly direction: 1 | -1;
}

/** Who goes back within this time of a beginning means the one before. */
const backWithinMs = 2_000;
/** What led to an incident is worth seeing. */
const beforeIncidentMs = 10_000;

type Ask = (client: InstanceClient, question: BesideQuestion, signal: AbortSignal) => Promise<Outcome<number | null>>;

/** Where the recording or the incident begins that comes next, or came before; null where there is none. */
export const besideQuestions: Readonly<Record<BesideKind, Ask>> = {
  async recording(client, { cameraId, from, direction }, signal) {
    const start = direction > 0 ? { $gt: from } : { $lt: from - backWithinMs };
    const body = { query: { cameraId: { $eq: cameraId }, start }, order: ordered('start', direction), limit: 1 };
    const outcome = await sendCall(client, queryRecordings, { body }, { signal });
    return outcome.ok ? { ok: true, value: outcome.value.answer.recordings[0]?.start ?? null } : outcome;
  },
  async incident(client, { cameraId, from, direction }, signal) {
    const shown = from + beforeIncidentMs;
    const openedAt = direction > 0 ? { $gt: shown + backWithinMs } : { $lt: shown - backWithinMs };
    const body = { query: { openedAt, ...ofCamera(cameraId) }, order: ordered('openedAt', direction), limit: 1 };
    const outcome = await sendCall(client, queryIncidents, { body }, { signal });
    if (!outcome.ok) return outcome;
    const [incident] = outcome.value.answer.incidents;
    return { ok: true, value: incident ? incident.openedAt - beforeIncidentMs : null };
  },
};

function ordered(field: 'start' | 'openedAt', direction: 1 | -1) {
  return [{ field, direction: direction > 0 ? ('asc' as const) : ('desc' as const) }];
}

/** Where an incident names its camera depends on its type. */
function ofCamera(cameraId: string): Filter {
  return {
    $or: [
      { 'messagePayload.cameraId': { $eq: cameraId } },
      { 'messagePayload.location.cameraId': { $eq: cameraId } },
      { 'messagePayload.typeSpecificPayload.cameraId': { $eq: cameraId } },
    ],
  };
}
