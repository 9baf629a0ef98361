import { useTexts } from '@barnwatch/shared/i18n';
import { Skeleton, VisuallyHidden } from '@barnwatch/shared/ui';
import styles from './camera-overview.module.css';

const places = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'] as const;

export function CamerasSkeleton() {
  const { t } = useTexts('mf-admin');
  return (
    <div role="status" className={styles.cards}>
      <VisuallyHidden>{t('cameraOverview.loading')}</VisuallyHidden>
      {places.map((place) => (
        <Skeleton key={place} height="3.5rem" />
      ))}
    </div>
  );
}
