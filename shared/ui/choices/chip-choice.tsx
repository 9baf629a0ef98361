import { type ReactNode, useId } from 'react';
import type { FieldWords } from '../fields/field-frame';
import { GroupFrame } from '../fields/group-frame';
import { Icon } from '../icons/icon';
import type { IconName } from '../icons/icon-names';
import styles from './chip-choice.module.css';

export interface Chip<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly icon?: IconName | undefined;
  /** Another mark than an icon, such as a severity. */
  readonly mark?: ReactNode;
  readonly disabled?: boolean | undefined;
}

export interface ChipChoiceProps<Value extends string> extends FieldWords {
  /** Null while nothing is chosen. */
  readonly value: Value | null;
  readonly chips: readonly Chip<Value>[];
  readonly onChange: (value: Value) => void;
  /** For a choice that is shown and cannot be changed. */
  readonly disabled?: boolean | undefined;
}

/** One of several, each large enough for a thumb in a glove. Arrow keys move as in any group of radio buttons. */
export function ChipChoice<Value extends string>(props: ChipChoiceProps<Value>) {
  const { label, hint, error, required, value, chips, onChange, disabled } = props;
  const name = useId();
  return (
    <GroupFrame label={label} hint={hint} error={error} required={required}>
      <div className={styles.chips}>
        {chips.map((chip) => (
          <label key={chip.value} className={styles.chip}>
            <input
              type="radio"
              className={styles.input}
              name={name}
              checked={chip.value === value}
              disabled={disabled || chip.disabled}
              onChange={() => onChange(chip.value)}
            />
            {chip.icon && <Icon name={chip.icon} />}
            {chip.mark}
            {chip.label}
            <Icon name="check" size={14} className={styles.check} />
          </label>
        ))}
      </div>
    </GroupFrame>
  );
}
