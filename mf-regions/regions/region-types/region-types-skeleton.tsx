import { useTexts } from '@barnwatch/shared/i18n';
import { Skeleton, VisuallyHidden } from '@barnwatch/shared/ui';
import styles from './region-types.module.css';

const places = ['one', 'two', 'three', 'four', 'five', 'six'] as const;

export function RegionTypesSkeleton() {
  const { t } = useTexts('mf-regions');
  return (
    <div role="status" className={styles.list}>
      <VisuallyHidden>{t('regionTypes.loading')}</VisuallyHidden>
      {places.map((place) => (
        <Skeleton key={place} height="6rem" />
      ))}
    </div>
  );
}
