import { useSelectedBarn } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { TextField } from '@barnwatch/shared/ui';
import { useState } from 'react';
import { triggerIncidentEvent } from '../api/trigger-incident-event';
import { ActionDialog } from './action-dialog';
import type { ActionDialogProps } from './action-dialog-props';
import { useDelivery } from './use-delivery';

/** Contract, `HideReasonPayload`. */
const longestReason = 2000;

/** Asks for the reason, then hides the record (trigger 'hide'). */
export function HideDialog({ incident, onCancel, onDone }: ActionDialogProps) {
  const { t } = useTexts('mf-incidents');
  const barn = useSelectedBarn();
  const { busy, error, deliver } = useDelivery('documentation');
  const [reason, setReason] = useState('');
  const [asked, setAsked] = useState(false);
  const hide = () =>
    deliver(async (outbox) => {
      const { incidentId, type } = incident;
      const event = { incidentId, incidentType: type, trigger: 'hide', payload: { reason: reason.trim() } };
      const instanceId = barn?.globalUniqueIdentifier ?? '';
      return { ok: true, value: await triggerIncidentEvent(outbox, event, { kind: 'documentation', instanceId }) };
    }, t('incidentAction.hidden'));
  const confirm = async () => {
    setAsked(true);
    if (reason.trim() !== '' && (await hide())) onDone();
  };
  return (
    <ActionDialog
      title={t('incidentAction.hideTitle')}
      text={t('incidentAction.hideText')}
      deed={t('incidentAction.hide')}
      busy={busy}
      failure={error && { what: t('incidentAction.notHidden'), error }}
      onConfirm={() => void confirm()}
      onCancel={onCancel}
    >
      <TextField
        label={t('incidentAction.reason')}
        value={reason}
        onChange={setReason}
        maxLength={longestReason}
        autoComplete="off"
        required
        error={asked && reason.trim() === '' ? t('incidentAction.reasonRequired') : undefined}
      />
    </ActionDialog>
  );
}
