import { useAction } from '@barnwatch/shared/answers';
import { QuestionDialog, useQuestion } from '@barnwatch/shared/forms';
import { useTexts } from '@barnwatch/shared/i18n';
import { RequestFailure, useShowToast } from '@barnwatch/shared/ui';
import { endOtherSessions } from '@barnwatch/shared/wire/calls';

export interface EndOtherDevicesDialogProps {
  readonly instanceId: string;
  readonly onCancel: () => void;
  readonly onEnded: () => void;
}

/** Asks, then logs out on every device of the account but this one. */
export function EndOtherDevicesDialog({ instanceId, onCancel, onEnded }: EndOtherDevicesDialogProps) {
  const { t } = useTexts('mf-auth');
  const showToast = useShowToast();
  const { run } = useAction(endOtherSessions, { instanceId });
  const form = useQuestion(
    async (signal) => {
      const done = await run({});
      if (!done.ok) return done.error;
      const count = done.value.answer.ended;
      if (!signal.aborted) showToast({ kind: 'success', text: t('account.othersEnded', { count }) });
      return null;
    },
    onEnded,
    { instanceId },
  );
  return (
    <QuestionDialog
      title={t('account.endOthersTitle')}
      text={t('account.endDeviceText')}
      actionLabel={t('account.endOthers')}
      form={form}
      failure={form.refusal && <RequestFailure form="line" what={t('account.othersNotEnded')} error={form.refusal} />}
      onCancel={onCancel}
    />
  );
}
