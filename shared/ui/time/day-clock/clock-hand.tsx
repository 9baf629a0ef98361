import { useState } from 'react';
import { useDoorTexts } from '../../../i18n';
import { Icon } from '../../icons/icon';
import { timeTexts } from '../time-texts';
import styles from './day-clock.module.css';
import { readPart, stepped, valueAfterKey } from './part-after-key';
import { useHeldPress } from './use-held-press';

export interface ClockHandProps {
  readonly label: string;
  readonly value: number;
  /** Its values run from 0 to one less. */
  readonly count: number;
  readonly onChange: (value: number) => void;
  /** No further digit would fit: the next hand's turn. */
  readonly onWhole: () => void;
}

/** Hours, minutes or seconds: large buttons that go on while they are held, and a number to type. */
export function ClockHand({ label, value, count, onChange, onWhole }: ClockHandProps) {
  const { t } = useDoorTexts(timeTexts);
  const [typed, setTyped] = useState<string | null>(null);
  const step = (steps: number) => {
    setTyped(null);
    onChange(stepped(value, steps, count));
  };
  const later = useHeldPress(() => step(1));
  const earlier = useHeldPress(() => step(-1));
  const shown = String(value).padStart(2, '0');

  return (
    <div className={styles.hand}>
      <button
        type="button"
        className={styles.step}
        tabIndex={-1}
        aria-label={t('time.clock.later', { part: label })}
        {...later}
      >
        <Icon name="chevron-up" />
      </button>
      <input
        // Spoken with its name and value, changed by arrow keys.
        role="spinbutton"
        aria-label={label}
        aria-valuenow={value}
        aria-valuemin={0}
        aria-valuemax={count - 1}
        className={styles.number}
        inputMode="numeric"
        autoComplete="off"
        value={typed ?? shown}
        onFocus={(event) => event.currentTarget.select()}
        onBlur={() => setTyped(null)}
        onChange={(event) => {
          const next = event.currentTarget.value;
          const reading = readPart(next, count);
          if (!reading.ok) {
            if (next === '') setTyped(next);
            return;
          }
          onChange(reading.value);
          setTyped(reading.isWhole ? null : next);
          if (reading.isWhole) onWhole();
        }}
        onKeyDown={(event) => {
          // The form around it must not be sent from within the picker.
          if (event.key === 'Enter') event.preventDefault();
          const next = valueAfterKey(event.key, value, count);
          if (next === null) return;
          event.preventDefault();
          setTyped(null);
          onChange(next);
        }}
      />
      <button
        type="button"
        className={styles.step}
        tabIndex={-1}
        aria-label={t('time.clock.earlier', { part: label })}
        {...earlier}
      >
        <Icon name="chevron-down" />
      </button>
      <span aria-hidden="true" className={styles.name}>
        {label}
      </span>
    </div>
  );
}
