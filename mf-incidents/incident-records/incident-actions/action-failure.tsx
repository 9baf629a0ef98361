import type { RequestError } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { RequestFailure } from '@barnwatch/shared/ui';

export interface ActionFailureProps {
  /** What was not done, in words. */
  readonly what: string;
  readonly error: Pick<RequestError, 'code' | 'context'>;
}

/** What somebody else has done before it. */
const meanwhile: ReadonlyMap<string, string> = new Map([
  ['incident-closed', 'incidentAction.alreadyClosed'],
  ['trigger-not-allowed', 'incidentAction.changedMeanwhile'],
  ['incident-unknown', 'incidentAction.goneMeanwhile'],
]);

/** Why an action was not done: a refusal names the missing right, a closed incident that it is closed. */
export function ActionFailure({ what, error }: ActionFailureProps) {
  const { t } = useTexts('mf-incidents');
  const why = meanwhile.get(error.context.reason ?? '');
  const words = why === undefined ? what : `${what} ${t(why)}`;
  return <RequestFailure error={error} what={words} form="line" />;
}
