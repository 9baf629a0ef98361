import { type InstanceView, type RequestError, shownName } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { ErrorState, requestErrorReport, requestErrorWords } from '@barnwatch/shared/ui';

export interface InstanceFailureProps {
  readonly instance: Pick<InstanceView, 'type' | 'name' | 'realWorldName'>;
  readonly what: string;
  readonly error: RequestError;
}

/** A call to an instance that failed, beside its form. A senator that is off is no barn without power. */
export function InstanceFailure({ instance, what, error }: InstanceFailureProps) {
  const { t } = useTexts('mf-auth');
  const { t: frameText } = useTexts();
  const isSenatorOff = instance.type === 'senator' && error.code === 'offline';
  const why = isSenatorOff
    ? t('signIn.senatorOff', { senator: shownName(instance) })
    : requestErrorWords(error, frameText);
  return <ErrorState form="line" what={what} why={why} details={requestErrorReport(error)} />;
}
