import { useTexts } from '../../../i18n';
import { SegmentedControl } from '../../choices/segmented-control';
import { offsetWords } from '../clock-times/zone-words';
import styles from './date-time-field.module.css';

export interface OverlapChoiceProps {
  readonly moments: readonly [first: number, second: number];
  readonly chosen: number | null;
  readonly timeZone: string;
  readonly onChoose: (timeMs: number) => void;
}

/** Asks which of two moments is meant that clocks show alike. Nothing is chosen beforehand. */
export function OverlapChoice({ moments, chosen, timeZone, onChoose }: OverlapChoiceProps) {
  const { t } = useTexts();
  const [first, second] = moments;
  return (
    <div className={styles.overlap}>
      {/* The group says it to screen readers. */}
      <p aria-hidden="true">{t('time.twice')}</p>
      <SegmentedControl
        label={t('time.twice')}
        value={String(chosen)}
        segments={[
          { value: String(first), label: t('time.first', { offset: offsetWords(first, timeZone) }) },
          { value: String(second), label: t('time.secondOne', { offset: offsetWords(second, timeZone) }) },
        ]}
        onChange={(value) => onChoose(Number(value))}
      />
    </div>
  );
}
