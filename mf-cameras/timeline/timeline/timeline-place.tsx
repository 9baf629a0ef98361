import { useTexts } from '@barnwatch/shared/i18n';
import { Skeleton, VisuallyHidden } from '@barnwatch/shared/ui';
import { useRef } from 'react';
import styles from './timeline.module.css';
import { layoutOf, mostStage } from './timeline-layout';
import { useSize } from './use-canvas';

/** As much room as a timeline takes whose cameras are not known yet. */
export function TimelinePlace({ rows }: { readonly rows: number }) {
  const { t } = useTexts('mf-cameras');
  const place = useRef<HTMLDivElement>(null);
  const size = useSize(place);
  const { wholePx } = layoutOf('page', size?.width ?? 0, rows);
  return (
    <div ref={place} className={styles.timeline} role="status" aria-busy="true">
      <VisuallyHidden>{t('timeline.loading')}</VisuallyHidden>
      <div className={styles.buttonsPlace} />
      <div className={styles.stage} style={{ height: `min(${wholePx}px, ${mostStage})` }}>
        <Skeleton height="100%" />
      </div>
      <div className={styles.wordsPlace} />
      <div className={styles.buttonsPlace} />
    </div>
  );
}
