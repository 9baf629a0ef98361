import { useTexts } from '@barnwatch/shared/i18n';
import { Skeleton, VisuallyHidden } from '@barnwatch/shared/ui';
import styles from './camera-list.module.css';
import type { CameraView } from './cameras';

const places = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'] as const;

/** The cameras while the barn has not answered: places of the size that the entries will have. */
export function CameraListSkeleton({ view }: { view: CameraView }) {
  const { t } = useTexts('mf-cameras');
  return (
    <div role="status" className={view === 'list' ? styles.list : styles.grid}>
      <VisuallyHidden>{t('cameraList.loading')}</VisuallyHidden>
      {places.map((place) => (
        <Skeleton key={place} {...(view === 'list' ? { height: '91px' } : { ratio: '16 / 9' })} />
      ))}
    </div>
  );
}
