import { knownReading } from '@barnwatch/shared/answers';
import { refreshPermissions, usePermission, useSelectedBarn } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { ReadingNotes } from '@barnwatch/shared/reading-notes';
import { Skeleton, VisuallyHidden } from '@barnwatch/shared/ui';
import { useMemo } from 'react';
import type { RoleGraph } from '../access/role-graph';
import { AccountEditor } from './account-editor';
import { accountName } from './account-name';
import styles from './authorization.module.css';
import {
  type Account,
  givenOf,
  type PermissionEntry,
  useAvailableRoles,
  usePermissionsOfAccount,
  useRolesOfAccount,
} from './use-authorization';

export interface AccountDetailProps {
  readonly account: Account;
  readonly graph: RoleGraph;
  readonly entries: readonly PermissionEntry[];
}

const mayManage = { any: ['authorization.manage'] } as const;
const none = [] as const;

/** One account: what it may do, why, and what may be changed. */
export function AccountDetail({ account, graph, entries }: AccountDetailProps) {
  const { t } = useTexts('mf-admin');
  const isManager = usePermission(mayManage);
  const barn = useSelectedBarn();
  const roleAnswer = useRolesOfAccount(account.accountId);
  const permissionAnswer = usePermissionsOfAccount(account.accountId);
  const availableAnswer = useAvailableRoles(account.accountId);
  const answers = [roleAnswer, permissionAnswer, availableAnswer];
  const roles = knownReading(roleAnswer);
  const permissions = knownReading(permissionAnswer);
  const told = useMemo(
    () =>
      roles && permissions
        ? {
            roles: roles.value,
            permissions: permissions.value,
            given: { roles: givenOf(roles.value), permissions: givenOf(permissions.value) },
          }
        : null,
    [roles?.value, permissions?.value, roles, permissions],
  );
  const isTold = answers.every(({ state }) => state !== 'loading');
  return (
    <section className={styles.panel} aria-label={accountName(account)}>
      <h2 className={styles.heading}>{accountName(account)}</h2>
      {!isTold && (
        <div role="status" className={styles.panel}>
          <VisuallyHidden>{t('accountAccess.loading')}</VisuallyHidden>
          <Skeleton height="12rem" />
          <Skeleton height="24rem" />
        </div>
      )}
      {isTold && (
        <>
          <ReadingNotes namespace="mf-admin" answer={roleAnswer} texts="accountAccess" />
          {roleAnswer.state !== 'failed' && (
            <ReadingNotes namespace="mf-admin" answer={permissionAnswer} texts="accountAccess" />
          )}
          {told && (
            <AccountEditor
              account={account}
              graph={graph}
              entries={entries}
              told={told}
              receivedAt={Math.min(roles?.receivedAt ?? 0, permissions?.receivedAt ?? 0)}
              available={knownReading(availableAnswer)?.value ?? none}
              isManager={isManager}
              onSaved={() => {
                for (const { retry } of answers) retry();
                // What one has given to oneself, or taken, holds in the whole suite.
                if (barn?.accountId === account.accountId)
                  void refreshPermissions(barn.globalUniqueIdentifier, new AbortController().signal);
              }}
            />
          )}
        </>
      )}
    </section>
  );
}
