import { Icon } from '../icons/icon';
import styles from './chart-legend.module.css';
import type { ChartTone } from './palette';
import { ToneSwatch } from './tone-swatch';

export interface LegendEntry {
  readonly id: string;
  readonly label: string;
  readonly tone: ChartTone;
  /** What is read off at the cursor. */
  readonly value: string;
}

export interface ChartLegendProps {
  /** What the entries are. */
  readonly name: string;
  readonly entries: readonly LegendEntry[];
  readonly hidden: ReadonlySet<string>;
  /** Without it nothing can be hidden. */
  readonly onToggle?: ((id: string) => void) | undefined;
  readonly form: 'line' | 'layer';
}

/** What the marks mean, what they say at the cursor (which reads it out itself), and a switch for each. */
export function ChartLegend({ name, entries, hidden, onToggle, form }: ChartLegendProps) {
  return (
    <ul className={styles.legend} aria-label={name}>
      {entries.map(({ id, label, tone, value }) => {
        const shown = !hidden.has(id);
        const content = (
          <>
            <ToneSwatch tone={tone} form={form} />
            <span className={styles.label}>{label}</span>
            <span className={styles.value} aria-hidden="true">
              {shown ? value : <Icon name="hide" size={16} />}
            </span>
          </>
        );
        return (
          <li key={id}>
            {onToggle ? (
              <button type="button" className={styles.entry} aria-pressed={shown} onClick={() => onToggle(id)}>
                {content}
              </button>
            ) : (
              <span className={styles.entry}>{content}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
