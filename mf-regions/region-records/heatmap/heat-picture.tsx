import { CellPicture } from '@barnwatch/shared/pictures';
import type { PaintedHeatmap } from '@barnwatch/shared/widgets';
import styles from './heat-picture.module.css';

/** Where animals were in one picture. */
export function HeatPicture({ map: { columns, rows, pixels, width, height } }: { readonly map: PaintedHeatmap }) {
  return <CellPicture className={styles.heat} {...{ columns, rows, pixels, width, height }} />;
}
