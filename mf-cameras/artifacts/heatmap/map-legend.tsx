import { formatNumber, useTexts } from '@barnwatch/shared/i18n';
import { type ColourMapName, gradientOf } from './colour-maps';
import styles from './heatmap.module.css';

export interface MapLegendProps {
  /** Animal minutes an hour in one cell, at the end of the scale. */
  readonly top: number;
  /** Null for a difference. */
  readonly colourMap: ColourMapName | null;
}

/** Digits that tell ends of a scale apart, however small they are. */
const digitsOf = (top: number): number => (top >= 10 ? 0 : top >= 1 ? 1 : 2);

/** Which colour means how much. */
export function MapLegend({ top, colourMap }: MapLegendProps) {
  const { t, language } = useTexts('mf-cameras');
  const number = (value: number) => formatNumber(value, language, digitsOf(top));
  // The middle of a map is a quarter of its top: it goes by the root.
  const [least, middle, most] = colourMap
    ? [number(0), number(top / 4), t('heatmap.legend.top', { top: number(top) })]
    : [t('heatmap.legend.less', { top: number(top) }), number(0), t('heatmap.legend.more', { top: number(top) })];
  return (
    <div className={styles.legend}>
      <p className={styles.unit}>{t(colourMap ? 'heatmap.legend.unit' : 'heatmap.legend.difference')}</p>
      <div className={styles.scale} style={{ background: gradientOf(colourMap ?? 'difference') }} />
      <p className={styles.marks}>
        {/* Of a small top two of them read the same. */}
        <span>{least}</span>
        <span>{middle}</span>
        <span>{most}</span>
      </p>
    </div>
  );
}
