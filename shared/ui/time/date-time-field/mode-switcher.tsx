import { useDoorTexts } from '../../../i18n';
import type { TimeMode } from '../time-text/time-mode';
import { timeTexts } from '../time-texts';
import styles from './date-time-field.module.css';

/** Short marks; the button's name says what they mean. */
const marks: Readonly<Record<TimeMode, string>> = { auto: 'auto', timestamp: '123', dateString: 'Y-M' };

export interface ModeSwitcherProps {
  readonly mode: TimeMode;
  readonly disabled?: boolean | undefined;
  readonly onSwitch: () => void;
}

/** For developers: how the text is read. */
export function ModeSwitcher({ mode, disabled, onSwitch }: ModeSwitcherProps) {
  const { t } = useDoorTexts(timeTexts);
  const name = t(`time.mode.${mode}`);
  return (
    <button
      type="button"
      className={styles.mode}
      aria-label={`${marks[mode]}: ${name}`}
      title={name}
      disabled={disabled}
      onClick={onSwitch}
    >
      {marks[mode]}
    </button>
  );
}
