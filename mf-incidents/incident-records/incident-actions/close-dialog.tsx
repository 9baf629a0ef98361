import { useAction } from '@barnwatch/shared/answers';
import { useQuestion } from '@barnwatch/shared/forms';
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
  const { run } = useAction(closeIncident);
  const form = useQuestion(async (signal) => {
    const done = await run({ path: { incidentId: incident.incidentId } });
    if (!done.ok) return done.error;
    if (!signal.aborted) showToast({ kind: 'success', text: t('incidentAction.closed') });
    return null;
  }, onDone);
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
