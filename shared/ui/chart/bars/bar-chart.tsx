import type { CSSProperties, ReactNode } from 'react';
import { useTheme } from '../../theme/themes-context';
import { type ChartTone, chartColors } from '../palette';
import styles from './bar-chart.module.css';
import { barShares } from './bar-shares';

export interface Bar {
  readonly id: string;
  readonly label: ReactNode;
  /** Null where nothing is known: an empty place, not a bar of no length. */
  readonly value: number | null;
  /** What the value is measured by, drawn as a mark across the bar. */
  readonly reference?: number | null;
  /** `first` by default. */
  readonly tone?: ChartTone;
}

export interface BarChartProps {
  /** What the bars show. */
  readonly name: string;
  readonly bars: readonly Bar[];
  readonly formatValue: (value: number) => string;
  /** `row`: one below the other, for names; `column`: side by side, for days. */
  readonly direction?: 'row' | 'column';
  /** The value that a bar of full length has; the greatest of all by default. */
  readonly full?: number;
  /** A value and its reference in words, both as `formatValue` writes them; needed where bars have references. */
  readonly compare?: (value: string, reference: string) => string;
  readonly onChoose?: (id: string) => void;
}

/** Values beside each other. Each one is written as text too, so it needs neither colour nor picture. */
export function BarChart({ name, bars, formatValue, direction = 'row', full, compare, onChoose }: BarChartProps) {
  const { theme } = useTheme();
  const shares = barShares(bars, full);
  const written = ({ value, reference = null }: Bar): string => {
    if (value === null) return '–';
    if (reference === null || !compare) return formatValue(value);
    return compare(formatValue(value), formatValue(reference));
  };
  return (
    <ul className={styles[direction]} aria-label={name}>
      {bars.map((bar, index) => {
        const { length, mark } = shares[index] ?? { length: 0, mark: null };
        const look = {
          '--bar-length': `${length * 100}%`,
          '--bar-mark': `${(mark ?? 0) * 100}%`,
          '--bar-color': chartColors[theme][bar.tone ?? 'first'],
        } as CSSProperties;
        const content = (
          <>
            <span className={styles.label}>{bar.label}</span>
            <span className={styles.track} aria-hidden="true">
              {bar.value !== null && <span className={styles.bar} />}
              {mark !== null && <span className={styles.mark} />}
            </span>
            <span className={styles.value}>{written(bar)}</span>
          </>
        );
        return (
          <li key={bar.id} className={styles.item} style={look}>
            {onChoose ? (
              <button type="button" className={styles.choice} onClick={() => onChoose(bar.id)}>
                {content}
              </button>
            ) : (
              <span className={styles.choice}>{content}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
