import { foldForSearch, isFoundIn, useTexts } from '@barnwatch/shared/i18n';
import { EmptyState, SearchField, Skeleton, useGrowingCount, useMediaQuery } from '@barnwatch/shared/ui';
import { Grid, type GridColumn } from '@barnwatch/shared/ui/grid';
import { useMemo } from 'react';
import { AfterPicture } from '../../dialogs/settling/after-picture';
import { useSettledSearch } from '../../dialogs/settling/use-settled-search';
import styles from './authorization.module.css';

export interface ChoiceTableProps<Row> {
  /** What is listed: the name of the table. */
  readonly title: string;
  readonly search: string;
  /** The same array for as long as nothing changes, as for columns. */
  readonly rows: readonly Row[];
  /** The first names a row, the others say more of it. */
  readonly columns: readonly GridColumn<Row>[];
  readonly rowKey: (row: Row) => string;
  readonly onOpen: (row: Row) => void;
}

/** Narrower than this the table would have to be scrolled sideways: a list shows the same. */
export const phone = '(max-width: 767px)';

/** Two screens of a phone at once, then as many as nobody waits for. */
const growth = { first: 30, step: 60 } as const;

/** Something to be chosen among many: searched by every word of a row; a table, on phones a list. */
export function ChoiceTable<Row>({ title, search, rows, columns, rowKey, onOpen }: ChoiceTableProps<Row>) {
  const { t } = useTexts('mf-admin');
  const isPhone = useMediaQuery(phone);
  const { typed, setTyped, sought } = useSettledSearch();
  const found = useMemo(() => {
    const folded = foldForSearch(sought);
    return rows.filter((row) =>
      isFoundIn(
        folded,
        columns.map(({ words }) => words(row)),
      ),
    );
  }, [rows, columns, sought]);
  // Kept: while one of them is looked at they are out of sight, and are not to cost anything.
  const list = useMemo(
    () => <ChoiceList title={title} rows={found} columns={columns} rowKey={rowKey} onOpen={onOpen} />,
    [title, found, columns, rowKey, onOpen],
  );
  return (
    <>
      <div className={styles.tools}>
        <div className={styles.search}>
          <SearchField label={search} value={typed} onChange={setTyped} />
        </div>
        <output className={styles.muted}>
          {t('authorization.count', { shown: found.length, total: rows.length })}
        </output>
      </div>
      {found.length === 0 ? (
        <EmptyState
          icon="search"
          {...(sought !== '' && { hint: t('authorization.noMatch', { search: sought.trim() }) })}
        />
      ) : isPhone ? (
        list
      ) : (
        <AfterPicture before={<Skeleton height="24rem" />}>
          <Grid title={title} rows={found} columns={columns} rowKey={rowKey} onOpen={onOpen} />
        </AfterPicture>
      )}
    </>
  );
}

function ChoiceList<Row>({ title, rows, columns, rowKey, onOpen }: Omit<ChoiceTableProps<Row>, 'search'>) {
  const shown = useGrowingCount(rows.length, growth);
  const [first, ...others] = columns;
  return (
    <ul className={styles.list} aria-label={title}>
      {rows.slice(0, shown).map((row) => (
        <li key={rowKey(row)}>
          <button type="button" className={styles.choice} onClick={() => onOpen(row)}>
            <span className={styles.name}>{first?.cell?.(row) ?? first?.words(row)}</span>
            <span className={styles.muted}>
              {others
                .filter(({ words }) => words(row) !== '')
                .map((column) => `${column.title}: ${column.words(row)}`)
                .join(' · ')}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
