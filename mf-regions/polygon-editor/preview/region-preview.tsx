import type { PictureSize } from '../../geometry/polygon/polygon';
import { wholePicture } from '../../geometry/viewport/viewport';
import type { PlainRegion } from '../drawing/drawing';
import { outline } from '../stage/shapes';
import styles from './region-preview.module.css';

export interface RegionPreviewProps<Shown extends PlainRegion> {
  readonly regions: readonly Shown[];
  readonly size: PictureSize;
  readonly picture: string | null;
  readonly colorOf: (region: Shown) => string;
}

/** Regions on a small picture, to be looked at only. */
export function RegionPreview<Shown extends PlainRegion>(props: RegionPreviewProps<Shown>) {
  const { regions, size, picture, colorOf } = props;
  const box = { x: size.width, y: size.height };
  return (
    <div className={styles.preview} style={{ aspectRatio: `${size.width} / ${size.height}` }}>
      {picture && <img src={picture} alt="" draggable={false} />}
      <svg viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true">
        {regions.map((region) => {
          const path = outline(region.points, wholePicture, box);
          return (
            <g key={path}>
              <path d={path} className={styles.under} />
              <path d={path} className={styles.line} fill={colorOf(region)} stroke={colorOf(region)} />
            </g>
          );
        })}
      </svg>
    </div>
  );
}
