import { knownReading, useFinderState, useReading } from '@barnwatch/shared/answers';
import { useSelectedBarn } from '@barnwatch/shared/auth-client';
import type { FinderPart } from '@barnwatch/shared/federation';
import { useTexts } from '@barnwatch/shared/i18n';
import { generatePath, useCanOpen } from '@barnwatch/shared/routing';
import { listAccounts } from '@barnwatch/shared/wire/calls';
import { useMemo } from 'react';
import { accountName } from '../../people/authorization/account-name';
import { type Account, accountsOf } from '../../people/authorization/use-authorization';

/** A list that is as young as this is not asked for again, ms. */
const reuseForMs = 30_000;

const none: readonly Account[] = [];

/** For the quick finder: the accounts of the barn, for who may see them; null for everybody else, and nobody asks. */
export function useAccountPart(): FinderPart | null {
  const { t } = useTexts('mf-admin');
  const barnId = useSelectedBarn()?.globalUniqueIdentifier ?? '';
  const screen = generatePath('/dashboard/:barnId/administration/authorization', { barnId });
  const maySee = useCanOpen()(screen);
  const reading = useReading(listAccounts, { keep: true, reuseForMs, isAsked: maySee }, accountsOf);
  const state = useFinderState(reading);
  const accounts = knownReading(reading)?.value ?? none;
  const title = t('finder.accounts');
  return useMemo(() => {
    if (!maySee) return null;
    const entries = accounts.map((account) => ({
      id: account.accountId,
      name: accountName(account),
      detail: account.username ?? account.email ?? account.accountId,
      words: [account.accountId, account.email ?? ''],
      to: `${screen}?account=${encodeURIComponent(account.accountId)}`,
    }));
    return { id: 'accounts', title, icon: 'account', entries, ...state };
  }, [maySee, accounts, title, state, screen]);
}
