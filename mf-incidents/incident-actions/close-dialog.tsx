import { useAction } from '@barnwatch/shared/answers';
import { useTexts } from '@barnwatch/shared/i18n';
import { useShowToast } from '@barnwatch/shared/ui';
import { closeIncident } from '@barnwatch/shared/wire/calls';
import { ActionDialog } from './action-dialog';
import type { ActionDialogProps } from './action-dialog-props';

/**
 * Asks, then closes the incident for ever. Refused with `conflict` (`incident-closed`) and `forbidden`
 * (`incident-not-closable`: barn states).
 */
export function CloseDialog({ incident, onCancel, onDone }: ActionDialogProps) {
  const { t } = useTexts('mf-incidents');
  const showToast = useShowToast();
  const { now, run } = useAction(closeIncident);
  const confirm = async () => {
    const done = await run({ path: { incidentId: incident.incidentId } });
    if (!done.ok) return;
    showToast({ kind: 'success', text: t('incidentAction.closed') });
    onDone();
  };
  return (
    <ActionDialog
      title={t('incidentAction.closeTitle')}
      text={t('incidentAction.closeText')}
      deed={t('incidentAction.closeDeed')}
      busy={now.state === 'busy'}
      failure={now.state === 'failed' ? { what: t('incidentAction.notClosed'), error: now.error } : null}
      onConfirm={() => void confirm()}
      onCancel={onCancel}
    />
  );
}
