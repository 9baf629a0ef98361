import { formatDuration, useTexts } from '@barnwatch/shared/i18n';
import { ErrorState, useNow } from '@barnwatch/shared/ui';

export interface WaitLineProps {
  /** Until when the instance asks to wait, in ms since 1970 UTC by this device's clock; null where it did not say. */
  readonly until: number | null;
}

/** Too many attempts: how long to wait, counted down. */
export function WaitLine({ until }: WaitLineProps) {
  const { t } = useTexts('mf-auth');
  const secondsLeft = useNow((now) => (until === null ? 0 : Math.max(0, Math.ceil((until - now) / 1000))));
  if (until === null) return <ErrorState form="line" what={t('signIn.waitUnknown')} />;
  if (secondsLeft === 0) return <p role="status">{t('signIn.waitOver')}</p>;
  return (
    <>
      <ErrorState form="line" what={t('signIn.tooMany')} />
      {/* Beside the alert, or every second would be read out. */}
      <p role="timer">{t('signIn.wait', { duration: formatDuration(secondsLeft * 1000) })}</p>
    </>
  );
}
