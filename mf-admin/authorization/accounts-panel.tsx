import { formatDateTime, useTexts } from '@barnwatch/shared/i18n';
import { useSearchParams, withParameter } from '@barnwatch/shared/routing';
import { Banner, Button } from '@barnwatch/shared/ui';
import type { GridColumn } from '@barnwatch/shared/ui/grid';
import { useMemo } from 'react';
import type { RoleGraph } from '../access/role-graph';
import { AccountDetail } from './account-detail';
import { accountName } from './account-name';
import { ChoiceTable } from './choice-table';
import type { Account, PermissionEntry } from './use-authorization';

export interface AccountsPanelProps {
  readonly accounts: readonly Account[];
  readonly graph: RoleGraph;
  readonly entries: readonly PermissionEntry[];
}

/** All accounts, or the one that was chosen. */
export function AccountsPanel({ accounts, graph, entries }: AccountsPanelProps) {
  const { t } = useTexts('mf-admin');
  const [address, setAddress] = useSearchParams();
  const chosen = address.get('account');
  const account = accounts.find(({ accountId }) => accountId === chosen);
  const columns = useMemo(
    (): readonly GridColumn<Account>[] => [
      { id: 'name', title: t('accounts.name'), words: accountName, width: 180, grows: true },
      {
        id: 'login',
        title: t('accounts.login'),
        words: ({ username, email }) => username ?? email ?? '',
        width: 170,
        grows: true,
      },
      { id: 'kind', title: t('accounts.kind'), words: ({ kind }) => kindWords(kind, t), width: 170, grows: true },
      { id: 'id', title: t('accounts.id'), words: ({ accountId }) => accountId, width: 220, grows: true },
      {
        id: 'lastSignIn',
        title: t('accounts.lastSignIn'),
        words: ({ lastSignIn }) => (lastSignIn === null ? t('accounts.neverSignedIn') : formatDateTime(lastSignIn)),
        rank: ({ lastSignIn }) => lastSignIn,
        width: 180,
      },
    ],
    [t],
  );
  if (account) {
    return (
      <>
        <div>
          <Button icon="chevron-left" onClick={() => setAddress((known) => withParameter(known, 'account', null))}>
            {t('accounts.all')}
          </Button>
        </div>
        <AccountDetail key={account.accountId} account={account} graph={graph} entries={entries} />
      </>
    );
  }
  return (
    <>
      {chosen !== null && <Banner kind="warning">{t('refused.account-unknown')}</Banner>}
      <ChoiceTable
        title={t('authorization.tab.accounts')}
        search={t('accounts.search')}
        rows={accounts}
        columns={columns}
        rowKey={accountIdOf}
        onOpen={({ accountId }) => setAddress((known) => withParameter(known, 'account', accountId))}
      />
    </>
  );
}

const accountIdOf = ({ accountId }: Account): string => accountId;

const kinds: readonly string[] = ['usernamePassword', 'emailPassword', 'remote', 'serviceAccount'];

function kindWords(kind: string, t: (key: string) => string): string {
  return kinds.includes(kind) ? t(`accounts.kinds.${kind}`) : kind;
}
