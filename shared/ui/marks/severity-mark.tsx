import { useTexts } from '../../i18n';
import styles from './severity-mark.module.css';

/** Product 9.4: the scale of severity, mildest first. */
export const severities = ['none', 'low', 'middle', 'high'] as const;

export type Severity = (typeof severities)[number];

/** Each severity has a shape of its own: circle, one bar, two bars, three bars. */
const bars: Readonly<Record<Severity, readonly number[]>> = { none: [], low: [0], middle: [0, 1], high: [0, 1, 2] };

export interface SeverityMarkProps {
  readonly severity: Severity;
  /** `shape` leaves the word to screen readers, for narrow places. */
  readonly form?: 'full' | 'shape';
}

export function SeverityMark({ severity, form = 'full' }: SeverityMarkProps) {
  const { t } = useTexts();
  const word = t(`severity.${severity}`);
  return (
    <span
      className={`${styles.mark} ${styles[severity]}`}
      data-severity={severity}
      title={form === 'shape' ? word : undefined}
    >
      <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden={form === 'full'} role="img" aria-label={word}>
        {severity === 'none' && <circle cx="7" cy="7" r="4.5" fill="none" stroke="currentColor" strokeWidth="2" />}
        {bars[severity].map((bar) => (
          <rect
            key={bar}
            x={1 + bar * 4.5}
            y={9 - bar * 3.5}
            width="3"
            height={4 + bar * 3.5}
            rx="1"
            fill="currentColor"
          />
        ))}
      </svg>
      {form === 'full' && word}
    </span>
  );
}
