import { formatNumber, useTexts } from '@barnwatch/shared/i18n';
import { IconButton, SelectField } from '@barnwatch/shared/ui';
import styles from './recording-list.module.css';
import { pageLengths, type RecordingsView } from './recordings-address';

export interface RecordingPagerProps {
  /** From 1. */
  readonly page: number;
  readonly pageLength: RecordingsView['pageLength'];
  readonly total: number;
  readonly onStep: (step: 1 | -1) => void;
  readonly onLength: (pageLength: RecordingsView['pageLength']) => void;
}

/** Which results these are, of how many, and the way to the others. */
export function RecordingPager({ page, pageLength, total, onStep, onLength }: RecordingPagerProps) {
  const { t, language } = useTexts('mf-cameras');
  const pages = Math.max(1, Math.ceil(total / pageLength));
  const from = Math.min(total, (page - 1) * pageLength + 1);
  const number = (value: number) => formatNumber(value, language);
  const range = { from: number(from), to: number(Math.min(total, page * pageLength)), total: number(total) };
  return (
    <div className={styles.foot}>
      <nav className={styles.pager} aria-label={t('recordings.pages')}>
        <IconButton
          icon="chevron-left"
          name={t('recordings.pageBefore')}
          disabled={page <= 1}
          onClick={() => onStep(-1)}
        />
        <output>{t('recordings.range', range)}</output>
        <IconButton
          icon="chevron-right"
          name={t('recordings.pageAfter')}
          disabled={page >= pages}
          onClick={() => onStep(1)}
        />
      </nav>
      <div className={styles.length}>
        <SelectField
          label={t('recordings.perPage')}
          value={String(pageLength)}
          options={pageLengths.map((length) => ({ value: String(length), label: String(length) }))}
          onChange={(value) => {
            const chosen = pageLengths.find((length) => String(length) === value);
            if (chosen) onLength(chosen);
          }}
        />
      </div>
    </div>
  );
}
