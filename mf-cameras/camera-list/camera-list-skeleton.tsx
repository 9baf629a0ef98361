import { useTexts } from '@barnwatch/shared/i18n';
import { Skeleton, VisuallyHidden } from '@barnwatch/shared/ui';
import { useMediaQuery } from '../places/use-media-query';
import styles from './camera-list.module.css';
import { PHONE } from './cameras';

const PLACES = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'] as const;

/** The list while the barn has not answered: places of the size that the pictures will have. */
export function CameraListSkeleton() {
  const { t } = useTexts('mf-cameras');
  const phone = useMediaQuery(PHONE);
  return (
    <div role="status" className={phone ? styles.list : styles.grid}>
      <VisuallyHidden>{t('cameraList.loading')}</VisuallyHidden>
      {PLACES.map((place) => (
        <Skeleton key={place} {...(phone ? { height: '91px' } : { ratio: '16 / 9' })} />
      ))}
    </div>
  );
}
