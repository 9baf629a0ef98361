import { useAction } from '@barnwatch/shared/answers';
import { QuestionDialog, useQuestion } from '@barnwatch/shared/forms';
import { useTexts } from '@barnwatch/shared/i18n';
import { RequestFailure, useShowToast } from '@barnwatch/shared/ui';
import type { Session } from '@barnwatch/shared/wire';
import { endOwnSession } from '@barnwatch/shared/wire/calls';
import { deviceName } from './device-name';

export interface EndDeviceDialogProps {
  readonly instanceId: string;
  readonly device: Session;
  readonly onCancel: () => void;
  /** It is logged out: by this, or before. */
  readonly onEnded: () => void;
}

/** Asks, then logs out on another device. One that has logged out meanwhile is what was wanted. */
export function EndDeviceDialog({ instanceId, device, onCancel, onEnded }: EndDeviceDialogProps) {
  const { t } = useTexts('mf-auth');
  const showToast = useShowToast();
  const { run } = useAction(endOwnSession, { instanceId });
  const { sessionId, userAgent } = device;
  const name = deviceName(userAgent) ?? t('account.unknownDevice');
  const form = useQuestion(
    async (signal) => {
      const done = await run({ path: { sessionId } });
      const wasEnded = !done.ok && done.error.context.reason === 'session-unknown';
      if (!done.ok && !wasEnded) return done.error;
      const text = t(wasEnded ? 'account.deviceWasEnded' : 'account.deviceEnded', { device: name });
      if (!signal.aborted) showToast({ kind: 'success', text });
      return null;
    },
    onEnded,
    { instanceId },
  );
  return (
    <QuestionDialog
      title={t('account.endDeviceTitle', { device: name })}
      text={t('account.endDeviceText')}
      actionLabel={t('account.endDevice')}
      form={form}
      failure={form.refusal && <RequestFailure form="line" what={t('account.deviceNotEnded')} error={form.refusal} />}
      onCancel={onCancel}
    />
  );
}
