import { type RequestError, useSelectedBarn } from '@barnwatch/shared/auth-client';
import { useForm } from '@barnwatch/shared/forms';
import { useTexts } from '@barnwatch/shared/i18n';
import { TextField } from '@barnwatch/shared/ui';
import { useState } from 'react';
import * as v from 'valibot';
import { triggerIncidentEvent } from '../record/trigger-incident-event';
import { ActionDialog } from './action-dialog';
import type { ActionDialogProps } from './action-dialog-props';
import { useDelivery } from './use-delivery';

/** Contract, `HideReasonPayload`. */
const longestReason = 2000;

const reasonRules = v.object({ reason: v.pipe(v.string(), v.trim(), v.nonEmpty('required')) });

/** Asks for the reason, then hides the record (trigger 'hide'). */
export function HideDialog({ incident, onCancel, onDone }: ActionDialogProps) {
  const { t } = useTexts('mf-incidents');
  const barn = useSelectedBarn();
  const deliver = useDelivery('documentation');
  const [reason, setReason] = useState('');
  const hide = (signal: AbortSignal) =>
    deliver(
      async (outbox) => {
        const { incidentId, type } = incident;
        const event = { incidentId, incidentType: type, trigger: 'hide', payload: { reason: reason.trim() } };
        const instanceId = barn?.globalUniqueIdentifier ?? '';
        return { ok: true, value: await triggerIncidentEvent(outbox, event, { kind: 'documentation', instanceId }) };
      },
      t('incidentAction.hidden'),
      signal,
    );
  const form = useForm<{ readonly reason: string }, RequestError>({
    values: { reason },
    rules: reasonRules,
    words: () => t('incidentAction.reasonRequired'),
    async send(signal) {
      const error = await hide(signal);
      if (signal.aborted) return { kind: 'left' };
      if (error !== null) return { kind: 'refused', refusal: error };
      onDone();
      return { kind: 'taken' };
    },
  });
  return (
    <ActionDialog
      title={t('incidentAction.hideTitle')}
      text={t('incidentAction.hideText')}
      actionLabel={t('incidentAction.hide')}
      notDone={t('incidentAction.notHidden')}
      form={form}
      onCancel={onCancel}
    >
      <TextField
        label={t('incidentAction.reason')}
        value={reason}
        onChange={setReason}
        maxLength={longestReason}
        autoComplete="off"
        required
        error={form.errorAt('reason')}
      />
    </ActionDialog>
  );
}
