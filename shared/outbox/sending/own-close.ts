import * as v from 'valibot';
import type { InstanceClient, Outcome } from '../../auth-client';
import type { OutboxEntry } from '../outbox-entry';
import { closedReceipt, type WriteReceipt } from '../outbox-write';

const lastEventSchema = v.object({
  incidentEvents: v.array(v.object({ trigger: v.string(), accountId: v.nullable(v.string()) })),
});

/**
 * Closing takes no identifier. One that was tried before and is refused as closed may have met its own first try, whose
 * answer was lost: who closed it tells. Where somebody else did, the refusal stands and is told.
 *
 * @param sent as it was before this try
 */
export async function ownCloseCounts(
  answer: Outcome<WriteReceipt>,
  { write, attempted, accountId }: OutboxEntry,
  line: Pick<InstanceClient, 'post'>,
): Promise<Outcome<WriteReceipt>> {
  if (answer.ok || write.call !== 'close-incident' || !attempted) return answer;
  if (answer.error.context.reason !== 'incident-closed') return answer;
  const { incidentId } = write;
  const body = { query: { incidentId }, order: [{ field: 'eventTimestamp', direction: 'desc' }], limit: 1 };
  const events = await line.post('api/incidentEvents/query', { body, parse: (data) => v.parse(lastEventSchema, data) });
  const last = events.ok ? events.value.incidentEvents[0] : undefined;
  return last?.trigger === 'close' && last.accountId === accountId
    ? { ok: true, value: closedReceipt(incidentId) }
    : answer;
}
