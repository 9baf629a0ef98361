import { type Outcome, useInstanceClient } from '@barnwatch/shared/auth-client';
import { useQuestion } from '@barnwatch/shared/forms';
import { useTexts } from '@barnwatch/shared/i18n';
import type { Delivery, OutboxView } from '@barnwatch/shared/outbox';
import { loadFirstEventsForIncident } from '../record/load-events';
import { triggerIncidentEvent } from '../record/trigger-incident-event';
import { ActionDialog } from './action-dialog';
import type { ActionDialogProps } from './action-dialog-props';
import { useDelivery } from './use-delivery';

/** Asks, then shows a hidden record again: trigger 'create', which re-sends the first event's payload (product 4.4). */
export function UnhideDialog({ incident, firstPayload, onCancel, onDone }: ActionDialogProps) {
  const { t } = useTexts('mf-incidents');
  const client = useInstanceClient();
  const deliver = useDelivery('documentation');
  const { incidentId, type } = incident;

  async function send(outbox: OutboxView, signal: AbortSignal): Promise<Outcome<Delivery | null>> {
    const first = isRecord(firstPayload)
      ? ({ ok: true, value: [{ payload: firstPayload }] } as const)
      : await loadFirstEventsForIncident(client, incidentId, 1, signal);
    if (!first.ok) return first;
    const payload = first.value[0]?.payload;
    if (!isRecord(payload)) {
      const context = { instanceId: client.instanceId, call: 'POST api/incidentEvents/query' };
      return { ok: false, error: { code: 'unexpected-shape', context } };
    }
    const event = { incidentId, incidentType: type, trigger: 'create', payload };
    const options = { kind: 'documentation', instanceId: client.instanceId };
    return { ok: true, value: await triggerIncidentEvent(outbox, event, options) };
  }

  const form = useQuestion((signal) => deliver(send, t('incidentAction.unhidden'), signal), onDone);
  return (
    <ActionDialog
      title={t('incidentAction.unhideTitle')}
      text={t('incidentAction.unhideText')}
      actionLabel={t('incidentAction.unhide')}
      notDone={t('incidentAction.notUnhidden')}
      form={form}
      onCancel={onCancel}
    />
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
