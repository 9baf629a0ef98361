import { formatDay, formatNumber, useTexts } from '@barnwatch/shared/i18n';
import { useNow } from '@barnwatch/shared/ui';
import { useMemo } from 'react';
import { findingsIn } from '../dead-animals/findings-query';
import { useFindings } from '../dead-animals/use-findings';
import { accountOf, ageInDays, type Batch } from './batch';
import styles from './dead-animal-statistics.module.css';

export interface BatchLineProps {
  readonly batch: Batch;
  /** The end of what is looked at, ms since 1970 UTC. */
  readonly until: number;
}

/**
 * The animals of now from when they were brought in: how long ago, how many died of how many, and why the numbers of the
 * page differ from each other.
 */
export function BatchLine({ batch, until }: BatchLineProps) {
  const { t, language } = useTexts('mf-incidents');
  const { since } = batch;
  const question = useMemo(() => findingsIn({ start: since, end: until }), [since, until]);
  const { findings, isComplete } = useFindings(question);
  const age = useNow((now) => ageInDays(batch, now));
  const number = (value: number, digits = 0) => formatNumber(value, language, digits);
  const began = t(batch.isWhole ? 'deadAnimalStatistics.batch.broughtIn' : 'deadAnimalStatistics.batch.counted', {
    animals: number(batch.placed),
    day: formatDay(since),
    age: t('deadAnimalStatistics.batch.days', { count: age }),
  });
  if (!findings || !isComplete) return <p className={styles.muted}>{began}</p>;
  const { died, mortality, elsewhere } = accountOf(batch, findings);
  return (
    <p className={styles.muted}>
      {began}{' '}
      {t('deadAnimalStatistics.batch.account', {
        died: number(died),
        share: t('deadAnimalStatistics.percent', { value: number(mortality * 100, 2) }),
        present: number(batch.present),
      })}
      {elsewhere > 0 && ` ${t('deadAnimalStatistics.batch.elsewhere', { count: elsewhere })}`}
      {elsewhere < 0 && ` ${t('deadAnimalStatistics.batch.more', { count: -elsewhere })}`}
    </p>
  );
}
