import { useTexts } from '@barnwatch/shared/i18n';
import type { ColourMapName } from './colour-maps';
import styles from './heatmap.module.css';
import { MapLegend } from './map-legend';
import type { MapScale } from './shown-maps';

export interface MapKeyProps {
  readonly scale: MapScale;
  readonly colourMap: ColourMapName;
  readonly opacity: number;
  readonly onOpacity: (opacity: number) => void;
}

/** What the colours mean, and how much of them is seen. */
export function MapKey({ scale, colourMap, opacity, onOpacity }: MapKeyProps) {
  const { t } = useTexts('mf-cameras');
  return (
    <div className={styles.below}>
      <MapLegend top={scale.top} colourMap={scale.showsDifference ? null : colourMap} />
      <label className={styles.opacity}>
        <span>{t('heatmap.opacity')}</span>
        <input
          type="range"
          min={0}
          max={100}
          value={opacity * 100}
          onChange={(event) => onOpacity(event.currentTarget.valueAsNumber / 100)}
        />
      </label>
    </div>
  );
}
