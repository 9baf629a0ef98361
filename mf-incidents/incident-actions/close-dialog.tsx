import { useInstanceClient } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { useShowToast } from '@barnwatch/shared/ui';
import { closeIncident } from '../api/close-incident';
import { ActionDialog } from './action-dialog';
import type { ActionDialogProps } from './action-dialog-props';
import { useAction } from './use-action';

/** Asks, then closes the incident for ever. */
export function CloseDialog({ incident, onCancel, onDone }: ActionDialogProps) {
  const { t } = useTexts('mf-incidents');
  const client = useInstanceClient();
  const showToast = useShowToast();
  const { busy, error, run } = useAction((signal) => closeIncident(client, incident.incidentId, signal));
  const confirm = async () => {
    if (!(await run())) return;
    showToast({ kind: 'success', text: t('incidentAction.closed') });
    onDone();
  };
  return (
    <ActionDialog
      title={t('incidentAction.closeTitle')}
      text={t('incidentAction.closeText')}
      deed={t('incidentAction.closeDeed')}
      busy={busy}
      failure={error && { what: t('incidentAction.notClosed'), error }}
      onConfirm={() => void confirm()}
      onCancel={onCancel}
    />
  );
}
