import { useTexts } from '@barnwatch/shared/i18n';
import { Button, IconButton, useMediaQuery } from '@barnwatch/shared/ui';
import styles from './review-bar.module.css';

export interface ReviewBarProps {
  /** Of the shown incidents: how many there are, are not reviewed, and are selected. */
  readonly shown: number;
  readonly unreviewed: number;
  readonly selected: number;
  readonly onSelectAll: () => void;
  readonly onClear: () => void;
  readonly onMark: (reviewed: boolean) => void;
}

/** How many of the shown incidents are not reviewed, and what can be done with many at once. */
export function ReviewBar({ shown, unreviewed, selected, onSelectAll, onClear, onMark }: ReviewBarProps) {
  const { t } = useTexts('mf-incidents');
  const touches = useMediaQuery('(pointer: coarse)');
  return (
    <section className={styles.bar} aria-label={t('review.name')} data-selected={selected > 0 || undefined}>
      <output className={styles.count}>
        {selected > 0 ? t('review.selected', { count: selected }) : t('review.unreviewed', { count: unreviewed })}
      </output>
      {selected > 0 ? (
        <>
          <Button kind="primary" icon="check" onClick={() => onMark(true)}>
            {t('review.reviewed')}
          </Button>
          <Button onClick={() => onMark(false)}>{t('review.unmark')}</Button>
          {selected < shown && <Button onClick={onSelectAll}>{t('review.selectAll')}</Button>}
          <IconButton icon="close" name={t('review.clear')} onClick={onClear} />
        </>
      ) : (
        <Button onClick={onSelectAll}>{t('review.selectAll')}</Button>
      )}
      <p className={styles.hint}>{t(touches ? 'review.hintTouch' : 'review.hintKeys')}</p>
    </section>
  );
}
