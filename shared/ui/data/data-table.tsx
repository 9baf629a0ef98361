import { Table, type TableColumnType } from 'antd';
import { type ReactNode, useMemo, useState } from 'react';
import { useTexts } from '../../i18n';
import { EmptyState } from '../feedback/empty-state';
import { AntdTheme } from '../form/antd-theme';
import type { Column } from './column';
import { keyComparator, type SortDirection } from './compare-keys';
import styles from './data-table.module.css';
import { pageOfRows, pageSize } from './page-of-rows';
import { Pager } from './pager';

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
  const [wanted, setWanted] = useState(1);
  const page = pageOfRows(wanted, rows.length);
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
          pagination={{ current: page.number, pageSize, placement: ['none'] }}
          onChange={(_pagination, _filters, _sorter, { action }) => {
            // Another order is another list: it is read from its beginning.
            if (action === 'sort') setWanted(1);
          }}
        />
      </section>
      {page.count > 1 && <Pager page={page} onChange={setWanted} />}
    </AntdTheme>
  );
}
