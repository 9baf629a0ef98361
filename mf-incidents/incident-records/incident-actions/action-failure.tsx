import type { RequestError } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { RequestFailure } from '@barnwatch/shared/ui';

export interface ActionFailureProps {
  /** What was not done, in words. */
  readonly what: string;
  readonly error: Pick<RequestError, 'code' | 'context'>;
}

/** Why an action was not done: a refusal names the missing right, a closed incident that it is closed. */
export function ActionFailure({ what, error }: ActionFailureProps) {
  const { t } = useTexts('mf-incidents');
  const isClosed = error.context.reason === 'incident-closed';
  const words = isClosed ? `${what} ${t('incidentAction.alreadyClosed')}` : what;
  return <RequestFailure error={error} what={words} form="line" />;
}
