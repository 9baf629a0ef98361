import type { RequestError } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { Banner, RequestFailure } from '@barnwatch/shared/ui';

export interface ChangeFailureProps {
  readonly error: RequestError;
  /** The change in words. */
  readonly words: string;
}

/** Refusals of the contract that have a sentence of their own. */
const explained: readonly (string | undefined)[] = [
  'last-administrator',
  'role-not-available',
  'role-unknown',
  'permission-unknown',
  'account-unknown',
];

/** Why a change was not made. */
export function ChangeFailure({ error, words }: ChangeFailureProps) {
  const { t } = useTexts('mf-admin');
  const { reason } = error.context;
  if (explained.includes(reason)) return <Banner kind="error">{t(`refused.${reason}`)}</Banner>;
  return <RequestFailure error={error} what={t('refused.notDone', { change: words })} form="line" />;
}
