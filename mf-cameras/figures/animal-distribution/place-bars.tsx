import { formatDateTime, formatShare, useTexts } from '@barnwatch/shared/i18n';
import { BarChart } from '@barnwatch/shared/ui/chart';
import styles from './animal-distribution.module.css';
import type { PlaceShare } from './place-shares';

export interface PlaceBarsProps {
  readonly places: readonly PlaceShare[];
  /** Of the sample that is shown, ms since 1970 UTC. */
  readonly time: number | null;
  /** How many were seen then in all places together; null where the barn tells shares only. */
  readonly animals: number | null;
}

/** The share of each place, beside what it was on the whole of the span. */
export function PlaceBars({ places, time, animals }: PlaceBarsProps) {
  const { t, language } = useTexts('mf-cameras');
  const labelOf = ({ place, now }: PlaceShare) =>
    now === null || animals === null
      ? place
      : t('distribution.placeAnimals', { place, count: Math.round(now * animals) });
  return (
    <section className={styles.places}>
      <h2 className={styles.heading}>{t('distribution.places')}</h2>
      <p className={styles.note}>
        {time === null ? '' : t('distribution.placesAt', { time: formatDateTime(time) })} {t('distribution.mark')}
      </p>
      <BarChart
        name={t('distribution.places')}
        bars={places.map((one) => ({ id: one.place, label: labelOf(one), value: one.now, reference: one.mean }))}
        compare={(share, mean) => t('distribution.compare', { share, mean })}
        formatValue={(share) => formatShare(share, language)}
      />
    </section>
  );
}
