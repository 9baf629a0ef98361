import { useInstanceClient } from '@barnwatch/shared/auth-client';
import { useQuestion } from '@barnwatch/shared/forms';
import { useTexts } from '@barnwatch/shared/i18n';
import { deliver } from '../record/trigger-incident-event';
import { ActionDialog } from './action-dialog';
import type { ActionDialogProps } from './action-dialog-props';
import { useDelivery } from './use-delivery';

/**
 * Asks, then closes the incident for ever: through the outbox, also without a line. Refused with `conflict`
 * (`incident-closed`) and `forbidden` (`incident-not-closable`: barn states).
 */
export function CloseDialog({ incident, onCancel, onDone }: ActionDialogProps) {
  const { t } = useTexts('mf-incidents');
  const { instanceId } = useInstanceClient();
  const { incidentId, type } = incident;
  const kind = type === 'barnDocumentation' ? 'documentation' : 'intervention';
  const hand = useDelivery(kind);
  const form = useQuestion(
    (signal) =>
      hand(
        async (outbox) => {
          const write = { call: 'close-incident', incidentId, incidentType: type } as const;
          return { ok: true, value: await deliver(outbox, write, { kind, instanceId }) };
        },
        t('incidentAction.closed'),
        signal,
      ),
    onDone,
  );
  return (
    <ActionDialog
      title={t('incidentAction.closeTitle')}
      text={t('incidentAction.closeText')}
      actionLabel={t('incidentAction.closeAction')}
      notDone={t('incidentAction.notClosed')}
      form={form}
      onCancel={onCancel}
    />
  );
}
