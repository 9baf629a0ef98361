import { formatNumber, useTexts } from '@barnwatch/shared/i18n';
import { memo } from 'react';
import styles from './camera-canvas.module.css';
import type { RegionCount } from './shown-places';

/** How many animals are in each region, at its middle; for the eyes alone: the camera’s link says the same in words. */
export const RegionCounts = memo(function RegionCounts({ counts }: { readonly counts: readonly RegionCount[] }) {
  const { language } = useTexts('mf-regions');
  return counts.map(({ region: { key, middle, specification, color }, count }) => (
    <span
      key={key}
      className={styles.regionCount}
      style={{ left: `${middle.x * 100}%`, top: `${middle.y * 100}%`, borderColor: color }}
      aria-hidden="true"
      dir="auto"
    >
      {specification} <b>{formatNumber(count, language)}</b>
    </span>
  ));
});
