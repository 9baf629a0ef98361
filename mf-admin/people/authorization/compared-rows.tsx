import { useTexts } from '@barnwatch/shared/i18n';
import { EmptyState, Skeleton, useGrowingCount, useMediaQuery } from '@barnwatch/shared/ui';
import { Grid, type GridColumn } from '@barnwatch/shared/ui/grid';
import { useMemo } from 'react';
import { AfterPicture } from '../../dialogs/settling/after-picture';
import type { ComparedPermission } from '../access/holders';
import type { RoleGraph } from '../access/role-graph';
import { accountName } from './account-name';
import styles from './authorization.module.css';
import { phone } from './choice-table';
import { SourceWords } from './source-words';
import type { Account } from './use-authorization';

export interface ComparedRowsProps {
  /** The same array for as long as nothing changes. */
  readonly rows: readonly ComparedPermission[];
  readonly one: Account;
  readonly other: Account;
  readonly graph: RoleGraph;
}

const sides = ['one', 'other'] as const;

/** What two accounts have beside one another; on phones one below the other, so that nothing is scrolled sideways. */
export function ComparedRows(props: ComparedRowsProps) {
  const { t } = useTexts('mf-admin');
  const isPhone = useMediaQuery(phone);
  if (props.rows.length === 0) return <EmptyState icon="success" text={t('compare.same')} />;
  return isPhone ? <ComparedList {...props} /> : <ComparedTable {...props} />;
}

function ComparedTable({ rows, one, other, graph }: ComparedRowsProps) {
  const { t } = useTexts('mf-admin');
  const columns = useMemo(
    (): readonly GridColumn<ComparedPermission>[] => [
      {
        id: 'name',
        title: t('permissions.name'),
        words: nameOf,
        cell: ({ permission }) => <code className={styles.broken}>{permission}</code>,
        width: 160,
        grows: true,
        wraps: true,
      },
      ...sides.map(
        (side): GridColumn<ComparedPermission> => ({
          id: side,
          title: accountName(side === 'one' ? one : other),
          words: (row) => (row[side].length > 0 ? t('compare.has') : t('compare.hasNot')),
          cell: (row) => <Held sources={row[side]} graph={graph} />,
          width: 160,
          grows: true,
          wraps: true,
        }),
      ),
    ],
    [t, one, other, graph],
  );
  return (
    <AfterPicture before={<Skeleton height="24rem" />}>
      <Grid title={t('authorization.tab.compare')} rows={rows} columns={columns} rowKey={nameOf} />
    </AfterPicture>
  );
}

/** A screen of a phone at once, then as many as nobody waits for. */
const growth = { first: 16, step: 30 } as const;

function ComparedList({ rows, one, other, graph }: ComparedRowsProps) {
  const { t } = useTexts('mf-admin');
  const shown = useGrowingCount(rows.length, growth);
  return (
    <ul className={styles.list} aria-label={t('authorization.tab.compare')}>
      {rows.slice(0, shown).map((row) => (
        <li key={row.permission} className={styles.held}>
          <code className={styles.name}>{row.permission}</code>
          <dl className={styles.compared}>
            {sides.map((side) => (
              <div key={side}>
                <dt>{accountName(side === 'one' ? one : other)}</dt>
                <dd>
                  <Held sources={row[side]} graph={graph} />
                </dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}

function Held({ sources, graph }: { readonly sources: ComparedPermission['one']; readonly graph: RoleGraph }) {
  const { t } = useTexts('mf-admin');
  return sources.length > 0 ? <SourceWords sources={sources} graph={graph} /> : t('compare.hasNot');
}

const nameOf = ({ permission }: ComparedPermission): string => permission;
