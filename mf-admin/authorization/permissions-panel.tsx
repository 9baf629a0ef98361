import { useTexts } from '@barnwatch/shared/i18n';
import { useSearchParams, withParameter } from '@barnwatch/shared/routing';
import { Banner, Button } from '@barnwatch/shared/ui';
import type { GridColumn } from '@barnwatch/shared/ui/grid';
import { useMemo } from 'react';
import type { RoleGraph } from '../access/role-graph';
import styles from './authorization.module.css';
import { ChoiceTable } from './choice-table';
import { PermissionHolders } from './permission-holders';
import type { Account, PermissionEntry } from './use-authorization';

export interface PermissionsPanelProps {
  readonly accounts: readonly Account[];
  readonly graph: RoleGraph;
  readonly entries: readonly PermissionEntry[];
}

/** All permissions, or the one that was chosen: who has it, and why. */
export function PermissionsPanel({ accounts, graph, entries }: PermissionsPanelProps) {
  const { t } = useTexts('mf-admin');
  const [address, setAddress] = useSearchParams();
  const chosen = entries.find(({ permissionId }) => permissionId === address.get('permission'));
  const columns = useMemo(
    (): readonly GridColumn<PermissionEntry>[] => [
      {
        id: 'name',
        title: t('permissions.name'),
        words: permissionIdOf,
        cell: ({ permissionId }) => <code>{permissionId}</code>,
        width: 280,
        grows: true,
      },
      {
        id: 'description',
        title: t('permissions.description'),
        words: ({ description }) => description,
        width: 420,
        grows: true,
        wraps: true,
      },
    ],
    [t],
  );
  if (!chosen) {
    return (
      <>
        {address.has('permission') && <Banner kind="warning">{t('refused.permission-unknown')}</Banner>}
        <ChoiceTable
          title={t('authorization.tab.permissions')}
          search={t('permissions.search')}
          rows={entries}
          columns={columns}
          rowKey={permissionIdOf}
          onOpen={({ permissionId }) => setAddress((known) => withParameter(known, 'permission', permissionId))}
        />
      </>
    );
  }
  return (
    <>
      <div>
        <Button icon="chevron-left" onClick={() => setAddress((known) => withParameter(known, 'permission', null))}>
          {t('permissions.all')}
        </Button>
      </div>
      <section className={styles.panel} aria-label={chosen.permissionId}>
        <h2 className={styles.heading}>
          <code>{chosen.permissionId}</code>
        </h2>
        <p className={styles.muted}>{chosen.description}</p>
        <PermissionHolders permission={chosen.permissionId} accounts={accounts} graph={graph} />
      </section>
    </>
  );
}

const permissionIdOf = ({ permissionId }: PermissionEntry): string => permissionId;
