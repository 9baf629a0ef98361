import { memo } from 'react';
import styles from './camera-canvas.module.css';
import type { ShownRegion } from './shown-regions';

/** The regions of one camera on its picture. */
export const RegionShapes = memo(function RegionShapes({ regions }: { readonly regions: readonly ShownRegion[] }) {
  return (
    <svg className={styles.regions} viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
      {regions.map(({ key, points, color }) => (
        <polygon key={key} points={points} fill={color} stroke={color} />
      ))}
    </svg>
  );
});
