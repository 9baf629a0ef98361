import { formatNumber, useTexts } from '@barnwatch/shared/i18n';
import { IconButton } from '@barnwatch/shared/ui';
import styles from './recording-list.module.css';

export interface RecordingPagerProps {
  /** From 1. */
  readonly page: number;
  readonly pageLength: number;
  readonly total: number;
  readonly onPage: (page: number) => void;
}

/** Which results these are, of how many, and the way to the others. */
export function RecordingPager({ page, pageLength, total, onPage }: RecordingPagerProps) {
  const { t, language } = useTexts('mf-cameras');
  const pages = Math.max(1, Math.ceil(total / pageLength));
  const from = Math.min(total, (page - 1) * pageLength + 1);
  const number = (value: number) => formatNumber(value, language);
  const range = { from: number(from), to: number(Math.min(total, page * pageLength)), total: number(total) };
  return (
    <nav className={styles.pager} aria-label={t('recordings.pages')}>
      <IconButton
        icon="chevron-left"
        name={t('recordings.pageBefore')}
        disabled={page <= 1}
        onClick={() => onPage(Math.min(page - 1, pages))}
      />
      <output>{t('recordings.range', range)}</output>
      <IconButton
        icon="chevron-right"
        name={t('recordings.pageAfter')}
        disabled={page >= pages}
        onClick={() => onPage(page + 1)}
      />
    </nav>
  );
}
