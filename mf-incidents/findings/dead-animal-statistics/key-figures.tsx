import { formatNumber, useTexts } from '@barnwatch/shared/i18n';
import styles from './dead-animal-statistics.module.css';
import { type DayRow, deadIn, meanOf } from './mortality';

export interface KeyFiguresProps {
  readonly rows: readonly DayRow[];
  /** Null where they cannot be compared. */
  readonly rowsBefore: readonly DayRow[] | null;
  /** Animals that were in the barn on these days; null if unknown. */
  readonly stock: number | null;
}

/** The days in four numbers, each beside that of the days before. */
export function KeyFigures({ rows, rowsBefore, stock }: KeyFiguresProps) {
  const { t, language } = useTexts('mf-incidents');
  const dead = deadIn(rows);
  const number = (value: number, digits = 1) => formatNumber(value, language, digits);
  const share = rows.at(-1)?.share ?? null;
  const percent = (value: number) => t('deadAnimalStatistics.percent', { value: number(value * 100, 2) });
  const before = (valueOfRows: (past: readonly DayRow[]) => string | null): string | null => {
    const value = rowsBefore && valueOfRows(rowsBefore);
    return rowsBefore && value !== null ? t('deadAnimalStatistics.before', { value, days: rowsBefore.length }) : null;
  };
  const notDead = (some: readonly DayRow[]) => number(some.reduce((sum, row) => sum + (row.notDead ?? 0), 0));
  const perDay = (some: readonly DayRow[]) => {
    const mean = meanOf(some);
    return mean === null ? null : number(mean, 2);
  };
  const shareBefore = before((past) => {
    const last = past.at(-1)?.share ?? null;
    return last === null ? null : percent(last);
  });
  return (
    <dl className={styles.figures}>
      <div>
        <dt>{t('deadAnimalStatistics.dead')}</dt>
        <dd>{number(dead)}</dd>
        <dd className={styles.muted}>{before((past) => number(deadIn(past)))}</dd>
      </div>
      <div>
        <dt>{t('deadAnimalStatistics.perDay')}</dt>
        <dd>{perDay(rows) ?? '–'}</dd>
        <dd className={styles.muted}>{before(perDay)}</dd>
      </div>
      <div>
        <dt>{t('deadAnimalStatistics.share')}</dt>
        <dd>{share === null ? '–' : percent(share)}</dd>
        <dd className={styles.muted}>
          {stock === null
            ? t('deadAnimalStatistics.noStock')
            : t('deadAnimalStatistics.ofStock', { stock: number(stock) })}
          {shareBefore !== null && ` · ${shareBefore}`}
        </dd>
      </div>
      <div>
        <dt>{t('deadAnimalStatistics.notDead')}</dt>
        <dd>{notDead(rows)}</dd>
        <dd className={styles.muted}>{before(notDead)}</dd>
      </div>
    </dl>
  );
}
