import { useAction } from '@barnwatch/shared/answers';
import { useTexts } from '@barnwatch/shared/i18n';
import { useShowToast } from '@barnwatch/shared/ui';
import { deleteIncident } from '@barnwatch/shared/wire/calls';
import { ActionDialog } from './action-dialog';
import type { ActionDialogProps } from './action-dialog-props';

/** Asks, then deletes the incident with its events. */
export function DeleteDialog({ incident, onCancel, onDone }: ActionDialogProps) {
  const { t } = useTexts('mf-incidents');
  const showToast = useShowToast();
  const { now, run } = useAction(deleteIncident);
  const confirm = async () => {
    const done = await run({ path: { incidentId: incident.incidentId } });
    if (!done.ok) return;
    showToast({ kind: 'success', text: t('incidentAction.deleted') });
    onDone();
  };
  return (
    <ActionDialog
      kind="danger"
      title={t('incidentAction.deleteTitle')}
      text={t('incidentAction.deleteText')}
      deed={t('incidentAction.delete')}
      busy={now.state === 'busy'}
      failure={now.state === 'failed' ? { what: t('incidentAction.notDeleted'), error: now.error } : null}
      onConfirm={() => void confirm()}
      onCancel={onCancel}
    />
  );
}
