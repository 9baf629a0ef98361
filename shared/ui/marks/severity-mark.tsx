import { useTexts } from '../../i18n';
import styles from './severity-mark.module.css';

/** Product 9.4: the scale of severity, mildest first. */
export const severities = ['none', 'low', 'middle', 'high'] as const;

export type Severity = (typeof severities)[number];

/** Each severity has a shape of its own: a circle, or as many of three bars as it is severe. */
const fullBars: Readonly<Record<Severity, number>> = { none: 0, low: 1, middle: 2, high: 3 };
const bars = [0, 1, 2] as const;
/** The bars that are not full are there too: one bar alone looks like a picture that did not come. */
const emptyOpacity = 0.3;

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
        {(severity === 'none' ? [] : bars).map((bar) => (
          <rect
            key={bar}
            x={1 + bar * 4.5}
            y={9 - bar * 3.5}
            width="3"
            height={4 + bar * 3.5}
            rx="1"
            fill="currentColor"
            fillOpacity={bar < fullBars[severity] ? 1 : emptyOpacity}
          />
        ))}
      </svg>
      {form === 'full' && word}
    </span>
  );
}
