import { useAction } from '@barnwatch/shared/answers';
import { useSelectedBarn } from '@barnwatch/shared/auth-client';
import { useQuestion } from '@barnwatch/shared/forms';
import { useTexts } from '@barnwatch/shared/i18n';
import { useShowToast } from '@barnwatch/shared/ui';
import { deleteIncident } from '@barnwatch/shared/wire/calls';
import { ActionDialog } from './action-dialog';
import type { ActionDialogProps } from './action-dialog-props';

/** Asks, then deletes the incident with its events. */
export function DeleteDialog({ incident, onCancel, onDone }: ActionDialogProps) {
  const { t } = useTexts('mf-incidents');
  const showToast = useShowToast();
  const hasLine = useSelectedBarn()?.online ?? false;
  const { run } = useAction(deleteIncident);
  const form = useQuestion(async (signal) => {
    const done = await run({ path: { incidentId: incident.incidentId } });
    if (!done.ok) return done.error;
    if (!signal.aborted) showToast({ kind: 'success', text: t('incidentAction.deleted') });
    return null;
  }, onDone);
  return (
    <ActionDialog
      kind="danger"
      title={t('incidentAction.deleteTitle')}
      text={t('incidentAction.deleteText')}
      actionLabel={t('incidentAction.delete')}
      notDone={t('incidentAction.notDeleted')}
      form={form}
      onCancel={onCancel}
    >
      {!hasLine && <p>{t('incidentAction.deleteNeedsLine')}</p>}
    </ActionDialog>
  );
}
