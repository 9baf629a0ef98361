import type { RequestError } from '../../auth-client';
import { useTexts } from '../../i18n';
import { ErrorState, type ErrorStateProps } from './error-state';
import { requestErrorReport, requestErrorWords } from './request-error-words';

export interface RequestFailureProps extends Omit<ErrorStateProps, 'why' | 'details'> {
  readonly error: Pick<RequestError, 'code' | 'context'>;
}

/** The error state of a failed request: the words and the report come from the error. */
export function RequestFailure({ error, ...rest }: RequestFailureProps) {
  const { t } = useTexts();
  return <ErrorState {...rest} why={requestErrorWords(error, t)} details={requestErrorReport(error)} />;
}
