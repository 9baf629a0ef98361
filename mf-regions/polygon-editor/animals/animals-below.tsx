import type { PaintedHeatmap } from '@barnwatch/shared/widgets';
import { HeatPicture } from '../../region-records/heatmap/heat-picture';
import styles from './animals-below.module.css';

/** Faintly over the picture and below the regions: one draws the lying area where animals do lie. */
export function AnimalsBelow({ map }: { readonly map: PaintedHeatmap }) {
  return (
    <div className={styles.animals}>
      <HeatPicture map={map} />
    </div>
  );
}
