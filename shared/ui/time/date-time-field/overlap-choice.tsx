import { useDoorTexts } from '../../../i18n';
import { SegmentedControl } from '../../choices/segmented-control';
import { isWithinLimits, type TimeLimits } from '../time-text/read-time-text';
import { timeTexts } from '../time-texts';
import { offsetWords } from '../zone/zone-words';
import styles from './date-time-field.module.css';

export interface OverlapChoiceProps {
  readonly moments: readonly [first: number, second: number];
  readonly chosen: number | null;
  /** One of the two may lie beyond: it is not offered. */
  readonly limits: TimeLimits;
  readonly timeZone: string;
  readonly onChoose: (timeMs: number) => void;
}

/** Asks which of two moments is meant that clocks show alike. Nothing is chosen beforehand. */
export function OverlapChoice({ moments, chosen, limits, timeZone, onChoose }: OverlapChoiceProps) {
  const { t } = useDoorTexts(timeTexts);
  const [first, second] = moments;
  const segments = [
    { moment: first, label: t('time.first', { offset: offsetWords(first, timeZone) }) },
    { moment: second, label: t('time.secondOne', { offset: offsetWords(second, timeZone) }) },
  ];
  return (
    <div className={styles.overlap}>
      {/* The group says it to screen readers. */}
      <p aria-hidden="true">{t('time.twice')}</p>
      <SegmentedControl
        label={t('time.twice')}
        value={String(chosen)}
        segments={segments
          .filter(({ moment }) => isWithinLimits(moment, limits))
          .map(({ moment, label }) => ({ value: String(moment), label }))}
        onChange={(value) => onChoose(Number(value))}
      />
    </div>
  );
}
