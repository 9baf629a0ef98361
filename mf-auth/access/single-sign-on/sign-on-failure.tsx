import type { RequestError } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { ErrorState, type ErrorStateProps, requestErrorReport, requestErrorWords } from '@barnwatch/shared/ui';
import { failureKey } from './failure-key';

export interface SignOnFailureProps extends Omit<ErrorStateProps, 'why' | 'details'> {
  readonly error: RequestError;
  /** As people call them. */
  readonly names: { readonly barn: string; readonly senator: string };
}

/** A call to the senator about a barn that failed: which of the two it was, and why. */
export function SignOnFailure({ error, names, ...rest }: SignOnFailureProps) {
  const { t } = useTexts('mf-auth');
  const { t: frameText } = useTexts();
  const key = failureKey(error);
  const why = key === null ? requestErrorWords(error, frameText) : t(key, names);
  return <ErrorState {...rest} why={why} details={requestErrorReport(error)} />;
}
