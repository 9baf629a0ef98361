import { Table, type TableColumnType } from 'antd';
import { type ReactNode, useMemo } from 'react';
import { useTexts } from '../../i18n';
import { EmptyState } from '../feedback/empty-state';
import { AntdTheme } from '../form/antd-theme';
import { Icon } from '../icons/icon';
import type { Column } from './column';
import { keyComparator, type SortDirection } from './compare-keys';
import styles from './data-table.module.css';

/** Spec 9: rows per page. */
const pageSize = 50;

export interface DataTableProps<Row> {
  /** What the table lists: its name. */
  readonly title: string;
  readonly rows: readonly Row[];
  readonly columns: readonly Column<Row>[];
  readonly rowKey: (row: Row) => string;
  /** Shown in place of rows where there are none. */
  readonly empty?: ReactNode;
}

/** Rows by columns: several columns can sort at once; it scrolls inside itself where it is too wide. */
export function DataTable<Row extends object>({ title, rows, columns, rowKey, empty }: DataTableProps<Row>) {
  const { t, language } = useTexts();
  const antdColumns = useMemo(() => {
    const compare = keyComparator(language);
    return columns.map((column, index): TableColumnType<Row> => {
      const { id, title: heading, cell, sortKey, width, align = 'start' } = column;
      return {
        key: id,
        title: heading,
        align,
        render: (_value, row) => cell(row),
        ...(width === undefined ? {} : { width }),
        ...(sortKey && {
          sorter: {
            // Later columns weigh less when several sort.
            multiple: columns.length - index,
            compare: (one: Row, other: Row, order?: 'ascend' | 'descend' | null) => {
              const direction: SortDirection = order === 'descend' ? 'descending' : 'ascending';
              return compare(sortKey(one), sortKey(other), direction);
            },
          },
        }),
      };
    });
  }, [columns, language]);

  if (rows.length === 0) return empty ?? <EmptyState />;
  return (
    <AntdTheme>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className={styles.scroll} aria-label={t('table.scroll', { title })} tabIndex={0}>
        <Table<Row>
          aria-label={title}
          size="middle"
          dataSource={[...rows]}
          columns={antdColumns}
          rowKey={rowKey}
          scroll={{ x: 'max-content' }}
          locale={{
            triggerAsc: t('table.sortAscending'),
            triggerDesc: t('table.sortDescending'),
            cancelSort: t('table.sortNone'),
          }}
          pagination={
            rows.length > pageSize && {
              pageSize,
              showSizeChanger: false,
              showTotal: (total, [from, to]) => t('table.rows', { from, to, total }),
              itemRender: (page, kind, original) => {
                switch (kind) {
                  case 'prev':
                    return <StepButton name={t('table.previous')} icon="chevron-left" />;
                  case 'next':
                    return <StepButton name={t('table.next')} icon="chevron-right" />;
                  case 'page':
                  case 'jump-prev':
                  case 'jump-next':
                    return page === 0 ? null : original;
                }
              },
            }
          }
        />
      </section>
    </AntdTheme>
  );
}

function StepButton({ name, icon }: { name: string; icon: 'chevron-left' | 'chevron-right' }) {
  return (
    <button type="button" className={styles.step} aria-label={name} tabIndex={-1}>
      <Icon name={icon} size={18} />
    </button>
  );
}
