import { useInstanceClient } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { useShowToast } from '@barnwatch/shared/ui';
import { deleteIncident } from '../api/delete-incident';
import { ActionDialog } from './action-dialog';
import type { ActionDialogProps } from './action-dialog-props';
import { useAction } from './use-action';

/** Asks, then deletes the incident with its events. */
export function DeleteDialog({ incident, onCancel, onDone }: ActionDialogProps) {
  const { t } = useTexts('mf-incidents');
  const client = useInstanceClient();
  const showToast = useShowToast();
  const { busy, error, run } = useAction((signal) => deleteIncident(client, incident.incidentId, signal));
  const confirm = async () => {
    if (!(await run())) return;
    showToast({ kind: 'success', text: t('incidentAction.deleted') });
    onDone();
  };
  return (
    <ActionDialog
      kind="danger"
      title={t('incidentAction.deleteTitle')}
      text={t('incidentAction.deleteText')}
      deed={t('incidentAction.delete')}
      busy={busy}
      failure={error && { what: t('incidentAction.notDeleted'), error }}
      onConfirm={() => void confirm()}
      onCancel={onCancel}
    />
  );
}
