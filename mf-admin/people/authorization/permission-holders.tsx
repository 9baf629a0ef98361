import { useTexts } from '@barnwatch/shared/i18n';
import { generatePath, SuiteLink, useParams } from '@barnwatch/shared/routing';
import { Age, EmptyState, ProgressBar, RequestFailure, useGrowingCount } from '@barnwatch/shared/ui';
import { memo, useMemo } from 'react';
import { type Holder, holdersBy } from '../access/holders';
import type { RoleGraph } from '../access/role-graph';
import { accountName } from './account-name';
import styles from './authorization.module.css';
import { SourceWords } from './source-words';
import { useAccesses } from './use-accesses';
import type { Account } from './use-authorization';

export interface PermissionHoldersProps {
  readonly permission: string;
  readonly accounts: readonly Account[];
  readonly graph: RoleGraph;
}

const growth = { first: 30, step: 60 } as const;

/** Who has a permission and why. The barn tells it account by account: who has been asked is shown at once. */
export function PermissionHolders({ permission, accounts, graph }: PermissionHoldersProps) {
  const { t } = useTexts('mf-admin');
  const { barnId = '' } = useParams();
  const { accesses, oldSince, failure, missing, isAsking, retry } = useAccesses(accounts);
  const names = useMemo(
    () => new Map(accounts.map((account) => [account.accountId, accountName(account)])),
    [accounts],
  );
  const holdersIn = useMemo(() => holdersBy(graph, permission), [graph, permission]);
  const holders = useMemo(() => holdersIn(accesses), [holdersIn, accesses]);
  const shown = useGrowingCount(holders.length, growth);
  const screen = generatePath('/dashboard/:barnId/administration/authorization', { barnId });
  return (
    <>
      <p role="status">
        {isAsking
          ? t('holders.asking', { asked: accesses.size, total: accounts.length })
          : t('holders.count', { count: holders.length, total: accesses.size })}
      </p>
      <div className={isAsking ? undefined : styles.unseen}>
        <ProgressBar
          label={t('holders.progress')}
          share={accounts.length === 0 ? 1 : accesses.size / accounts.length}
        />
      </div>
      {failure && (
        <RequestFailure
          error={failure}
          what={t('holders.missing', { count: missing })}
          onRetry={retry}
          retrying={isAsking}
          form="line"
        />
      )}
      {failure && oldSince !== null && (
        <p>
          {t('holders.old')} <Age since={oldSince} />
        </p>
      )}
      {!isAsking && !failure && holders.length === 0 && <EmptyState icon="account" hint={t('holders.none')} />}
      <ul className={styles.list}>
        {holders.slice(0, shown).map((holder) => (
          <HolderRow
            key={holder.accountId}
            holder={holder}
            name={names.get(holder.accountId) ?? holder.accountId}
            screen={screen}
            graph={graph}
          />
        ))}
      </ul>
    </>
  );
}

interface HolderRowProps {
  readonly holder: Holder;
  readonly name: string;
  /** The address of the screen. */
  readonly screen: string;
  readonly graph: RoleGraph;
}

/** Drawn once: the others come four times a second, for as long as accounts are asked. */
const HolderRow = memo(function OneHolder({ holder, name, screen, graph }: HolderRowProps) {
  const { accountId, sources } = holder;
  return (
    <li className={styles.held}>
      <span className={styles.heldWords}>
        <SuiteLink className={styles.link} to={`${screen}?${new URLSearchParams({ account: accountId }).toString()}`}>
          {name}
        </SuiteLink>
        <SourceWords sources={sources} graph={graph} />
      </span>
    </li>
  );
});
