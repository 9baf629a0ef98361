import { formatNumber, useTexts } from '@barnwatch/shared/i18n';
import { memo } from 'react';
import styles from './camera-canvas.module.css';
import type { WrittenCount } from './shown-places';

/** How many animals are in each region, at its middle or just below; for the eyes alone: the camera’s link says the same in words. */
export const RegionCounts = memo(function RegionCounts({ counts }: { readonly counts: readonly WrittenCount[] }) {
  const { language } = useTexts('mf-regions');
  return counts.map(({ region: { key, specification, color }, count, at }) => (
    <span
      key={key}
      className={styles.regionCount}
      style={{ left: `${at.x * 100}%`, top: `${at.y * 100}%`, borderColor: color }}
      aria-hidden="true"
      dir="auto"
    >
      {specification} <b>{formatNumber(count, language)}</b>
    </span>
  ));
});
