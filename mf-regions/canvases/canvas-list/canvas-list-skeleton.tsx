import { useTexts } from '@barnwatch/shared/i18n';
import { Skeleton, VisuallyHidden } from '@barnwatch/shared/ui';
import styles from './canvas-list.module.css';

export function CanvasListSkeleton() {
  const { t } = useTexts('mf-regions');
  return (
    <div className={styles.all}>
      <VisuallyHidden>
        <span role="status">{t('canvasList.loading')}</span>
      </VisuallyHidden>
      <div className={styles.search}>
        <Skeleton height="4.6rem" />
      </div>
      <div className={styles.list} aria-hidden="true">
        <Skeleton height="20rem" />
        <Skeleton height="20rem" />
        <Skeleton height="20rem" />
      </div>
    </div>
  );
}
