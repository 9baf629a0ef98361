import { formatDateTime, useTexts } from '@barnwatch/shared/i18n';
import type { GridColumn } from '@barnwatch/shared/ui/grid';
import { useMemo } from 'react';
import type { RoleGraph } from '../access/role-graph';
import { AccountDetail } from './account-detail';
import { accountName } from './account-name';
import { OneOfAll } from './one-of-all';
import type { Account, PermissionEntry } from './use-authorization';

export interface AccountsPanelProps {
  readonly accounts: readonly Account[];
  readonly graph: RoleGraph;
  readonly entries: readonly PermissionEntry[];
}

/** All accounts, or the one that was chosen. */
export function AccountsPanel({ accounts, graph, entries }: AccountsPanelProps) {
  const { t } = useTexts('mf-admin');
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
  return (
    <OneOfAll
      what="account"
      rows={accounts}
      columns={columns}
      rowKey={accountIdOf}
      detail={(account) => <AccountDetail key={account.accountId} account={account} graph={graph} entries={entries} />}
    />
  );
}

const accountIdOf = ({ accountId }: Account): string => accountId;

const kinds: readonly string[] = ['usernamePassword', 'emailPassword', 'remote', 'serviceAccount'];

function kindWords(kind: string, t: (key: string) => string): string {
  return kinds.includes(kind) ? t(`accounts.kinds.${kind}`) : kind;
}
