import { useTexts } from '@barnwatch/shared/i18n';
import { Skeleton, VisuallyHidden } from '@barnwatch/shared/ui';
import cards from '../cards/incident-cards.module.css';
import styles from './list-status.module.css';

const places = ['one', 'two', 'three', 'four', 'five', 'six'] as const;

/** The list while the barn has not answered: a line for the count and places for cards. */
export function IncidentListSkeleton() {
  const { t } = useTexts('mf-incidents');
  return (
    <div role="status">
      <VisuallyHidden>{t('incidentList.loading')}</VisuallyHidden>
      <div className={styles.status}>
        <Skeleton width="12rem" height="1em" />
      </div>
      <div className={cards.list}>
        {places.map((place) => (
          <Skeleton key={place} height="12rem" />
        ))}
      </div>
    </div>
  );
}
