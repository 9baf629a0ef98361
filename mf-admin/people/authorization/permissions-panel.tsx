import { useTexts } from '@barnwatch/shared/i18n';
import type { GridColumn } from '@barnwatch/shared/ui/grid';
import { useMemo } from 'react';
import type { RoleGraph } from '../access/role-graph';
import styles from './authorization.module.css';
import { OneOfAll } from './one-of-all';
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
  return (
    <OneOfAll
      what="permission"
      rows={entries}
      columns={columns}
      rowKey={permissionIdOf}
      detail={({ permissionId, description }) => (
        <section className={styles.panel} aria-label={permissionId}>
          <h2 className={styles.heading}>
            <code>{permissionId}</code>
          </h2>
          <p className={styles.muted}>{description}</p>
          <PermissionHolders permission={permissionId} accounts={accounts} graph={graph} />
        </section>
      )}
    />
  );
}

const permissionIdOf = ({ permissionId }: PermissionEntry): string => permissionId;
