import { formatNumber, formatShare, formatTimeOfDay, useTexts } from '@barnwatch/shared/i18n';
import { Icon, type IconName } from '@barnwatch/shared/ui';
import type { Comparison } from '../data/comparison';
import { bandStepMs } from '../data/usual-band';
import styles from './camera-graph.module.css';

const icons: Readonly<Record<Comparison['kind'], IconName>> = {
  'nothing-measured': 'info',
  'too-few-days': 'info',
  'as-usual': 'success',
  differs: 'warning',
};

export interface UsualSentenceProps {
  /** Middle of the hour that is compared, as it is shown: ms since 1970 UTC. Null until it is known. */
  readonly moment: number | null;
  /** Null until the days before are known. */
  readonly comparison: Comparison | null;
  /** In a frame of its own; not inside a part that has one. */
  readonly framed?: boolean;
}

/** The one sentence that says what differs from the days before. */
export function UsualSentence({ moment, comparison, framed = true }: UsualSentenceProps) {
  const { t } = useTexts('mf-cameras');
  const words = useComparisonWords();
  const roomFor = useLongestWords();
  const hour = {
    from: formatTimeOfDay((moment ?? 0) - bandStepMs / 2),
    to: formatTimeOfDay((moment ?? 0) + bandStepMs / 2),
  };
  const kind = comparison?.kind ?? 'too-few-days';
  const looks = [styles.sentence, framed && styles.framed, kind === 'differs' && styles.differs];
  return (
    <p className={looks.filter(Boolean).join(' ')} role="status">
      <Icon name={comparison ? icons[kind] : 'time'} size={20} />
      <span className={styles.words} data-room={roomFor(hour)}>
        <span>
          <strong>{comparison ? words(comparison) : t('graph.usual.loading')}</strong>{' '}
          {moment !== null && <span className={styles.hour}>{t('graph.usual.hour', hour)}</span>}
        </span>
      </span>
    </p>
  );
}

/** Words as long as the sentence usually becomes: they keep its room from the start, so that its arrival moves nothing. */
function useLongestWords(): (hour: { readonly from: string; readonly to: string }) => string {
  const { t, language } = useTexts('mf-cameras');
  return (hour) => {
    const fewer = t('graph.usual.fewer', { share: formatShare(0.88, language), does: t('graph.does.pig_standing') });
    return `${fewer} ${t('graph.usual.hour', hour)}`;
  };
}

/** One comparison in one sentence. */
export function useComparisonWords(): (comparison: Comparison) => string {
  const { t, language } = useTexts('mf-cameras');
  return (comparison) => {
    switch (comparison.kind) {
      case 'nothing-measured':
        return t('graph.usual.nothingMeasured');
      case 'too-few-days':
        return t('graph.usual.tooFewDays');
      case 'as-usual':
        return t('graph.usual.asUsual');
      case 'differs': {
        const { label, direction, share, now, usual } = comparison;
        if (share !== null) {
          const values = { share: formatShare(share, language), does: t(`graph.does.${label}`) };
          return t(`graph.usual.${direction}`, values);
        }
        const values = { now: formatNumber(now, language, 0), usual: formatNumber(usual, language, 0) };
        return t('graph.usual.counts', { ...values, label: t(`graph.labels.${label}`) });
      }
    }
  };
}
