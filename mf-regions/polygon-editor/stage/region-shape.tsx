import { memo } from 'react';
import type { BoxPx, Viewport } from '../../geometry/viewport/viewport';
import type { DrawnRegion } from '../drawing/drawing';
import { outline } from './shapes';
import styles from './stage.module.css';

export interface RegionShapeProps {
  readonly region: DrawnRegion;
  readonly color: string;
  /** 0 to 1. */
  readonly opacity: number;
  readonly isSelected: boolean;
  readonly isFaulty: boolean;
  readonly view: Viewport;
  readonly box: BoxPx;
}

/** One region on the picture: a dark line below the coloured one, so that it is seen on every ground. */
export const RegionShape = memo(function RegionShape(props: RegionShapeProps) {
  const { region, color, opacity, isSelected, isFaulty, view, box } = props;
  const path = outline(region.points, view, box);
  return (
    <g
      data-region={region.regionSpecification}
      data-selected={isSelected || undefined}
      data-faulty={isFaulty || undefined}
    >
      <path d={path} fill={color} fillOpacity={opacity} className={styles.under} />
      <path d={path} fill="none" stroke={color} className={styles.line} />
    </g>
  );
});
