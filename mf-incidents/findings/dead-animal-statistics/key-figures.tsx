import { formatNumber, useTexts } from '@barnwatch/shared/i18n';
import type { ReactNode } from 'react';
import styles from './dead-animal-statistics.module.css';
import { type DayRow, deadIn, meanOf } from './mortality';

// As wide as such numbers are on most days.
const usualDead = 88;
const usualMean = 8.88;
const usualStock = 8888;

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
  const percent = (value: number) => t('deadAnimalStatistics.percent', { value: number(value * 100, 2) });
  const ofDays = (value: string) => t('deadAnimalStatistics.before', { value, days: rows.length });
  const before = (valueOfRows: (past: readonly DayRow[]) => string | null): string | null => {
    const value = rowsBefore && valueOfRows(rowsBefore);
    return value === null ? null : ofDays(value);
  };
  const notDead = (some: readonly DayRow[]) => number(some.reduce((sum, row) => sum + (row.notDead ?? 0), 0));
  const perDay = (some: readonly DayRow[]) => {
    const mean = meanOf(some);
    return mean === null ? null : number(mean, 2);
  };
  const shareOf = (some: readonly DayRow[]) => {
    const last = some.at(-1)?.share ?? null;
    return last === null ? null : percent(last);
  };
  const shareBefore = before(shareOf);
  const ofStock = (animals: number) => t('deadAnimalStatistics.ofStock', { stock: number(animals) });
  return (
    <dl className={styles.figures}>
      <div>
        <dt>{t('deadAnimalStatistics.dead')}</dt>
        <dd>{number(dead)}</dd>
        <Beside room={[ofDays(number(usualDead))]}>{before((past) => number(deadIn(past)))}</Beside>
      </div>
      <div>
        <dt>{t('deadAnimalStatistics.perDay')}</dt>
        <dd>{perDay(rows) ?? '–'}</dd>
        <Beside room={[ofDays(number(usualMean, 2))]}>{before(perDay)}</Beside>
      </div>
      <div>
        <dt>{t('deadAnimalStatistics.share')}</dt>
        <dd>{shareOf(rows) ?? '–'}</dd>
        <Beside room={[ofStock(usualStock), ofDays(percent(usualMean / 100))]}>
          {stock === null ? t('deadAnimalStatistics.noStock') : ofStock(stock)}
          {shareBefore !== null && <span className={styles.line}>{shareBefore}</span>}
        </Beside>
      </div>
      <div>
        <dt>{t('deadAnimalStatistics.notDead')}</dt>
        <dd>{notDead(rows)}</dd>
        <Beside room={[ofDays(number(usualDead))]}>{before(notDead)}</Beside>
      </div>
    </dl>
  );
}

interface BesideProps {
  /** The longest lines that stand there on most days. */
  readonly room: readonly string[];
  readonly children: ReactNode;
}

/** What stands beside a number comes later than the number, changes or goes: its room is there from the beginning. */
function Beside({ room, children }: BesideProps) {
  return (
    <dd className={styles.beside} data-room={room.join('\n')}>
      <span>{children}</span>
    </dd>
  );
}
