import { useTexts } from '@barnwatch/shared/i18n';
import { Banner, useNow } from '@barnwatch/shared/ui';
import { millisecondsInDay, millisecondsInMinute } from 'date-fns/constants';
import { endingKeys, type ServiceAccount, warnedBeforeMs } from './key-state';

/** Names the accounts whose keys have ended, or end soon: a machine that cannot sign in any more says nothing. */
export function EndingKeys({ accounts }: { readonly accounts: readonly ServiceAccount[] }) {
  const { t } = useTexts('mf-admin');
  const now = useNow((nowMs) => Math.floor(nowMs / millisecondsInMinute) * millisecondsInMinute);
  const ending = endingKeys(accounts, now);
  const expired = ending.filter((one) => one.expired > 0);
  const expiring = ending.filter((one) => one.expiring > 0);
  const names = (list: typeof ending) => list.map(({ account }) => account.name || account.serviceAccountId).join(', ');
  return (
    <>
      {expired.length > 0 && (
        <Banner kind="error">{t('serviceAccounts.expired', { count: expired.length, names: names(expired) })}</Banner>
      )}
      {expiring.length > 0 && (
        <Banner kind="warning">
          {t('serviceAccounts.expiring', {
            count: expiring.length,
            names: names(expiring),
            days: warnedBeforeMs / millisecondsInDay,
          })}
        </Banner>
      )}
    </>
  );
}
