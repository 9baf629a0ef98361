import { formatNumber, useTexts } from '@barnwatch/shared/i18n';
import type { LabelHours } from './hour-bars';
import styles from './hours-figure.module.css';

/** This many hours lie between two times below the figure. */
const timesApart = 8;

export interface LabelFigureProps extends LabelHours {
  /** The start of an hour as the time on the clock. */
  readonly clock: (start: number) => string;
}

/** One label hour by hour: a dash for what was seen, a box for what is usual. */
export function LabelFigure({ label, bars, most, clock }: LabelFigureProps) {
  const { t, language } = useTexts('mf-cameras');
  const known = bars.flatMap(({ value }) => (value === null ? [] : [value]));
  const amount = (value: number): string => formatNumber(value, language, 0);
  const name = t(`graph.labels.${label}`);
  const spoken =
    known.length === 0
      ? t('summary.hours.notCounted', { name })
      : t('summary.hours.spoken', { name, least: amount(Math.min(...known)), most: amount(Math.max(...known)) });
  const every = Math.max(1, Math.ceil(bars.length / timesApart));
  return (
    <figure className={styles.labelFigure}>
      <figcaption>
        <strong>{name}</strong>
        <span className={styles.muted}>{amount(most)}</span>
      </figcaption>
      <div>
        <svg viewBox={`0 0 ${bars.length} 100`} preserveAspectRatio="none" role="img" aria-label={spoken}>
          {bars.map(({ start, value, usual, isUnusual }, hour) => {
            const y = (amountOf: number): number => 100 - (amountOf / most) * 100;
            return (
              <g key={start}>
                {usual && (
                  <rect
                    className={styles.usual}
                    x={hour}
                    width="1"
                    y={y(usual.high)}
                    height={Math.max(1, y(usual.low) - y(usual.high))}
                  />
                )}
                {value !== null && (
                  <rect
                    className={isUnusual ? styles.outside : styles.within}
                    x={hour + 0.12}
                    width="0.76"
                    y={Math.min(97, y(value))}
                    height="3"
                  />
                )}
              </g>
            );
          })}
        </svg>
        <div className={styles.times} aria-hidden="true">
          {bars
            .filter((_, hour) => hour % every === 0)
            .map(({ start }) => (
              <span key={start} style={{ flexGrow: every }}>
                {clock(start)}
              </span>
            ))}
        </div>
      </div>
    </figure>
  );
}
