import { useMemo } from 'react';
import { Icon } from '../icons/icon';
import styles from './field.module.css';
import { FieldFrame, type FieldWords } from './field-frame';

/** One thing to choose, and its words. */
export interface Option<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly disabled?: boolean;
}

export interface SelectFieldProps<Value extends string> extends FieldWords {
  readonly value: Value;
  readonly options: readonly Option<Value>[];
  readonly onChange: (value: Value) => void;
  readonly disabled?: boolean;
}

/** The device's own list of choices: best on phones, and it needs no code. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { label, hint, error, required, value, options, onChange, disabled } = props;
  // Hundreds of them, and the same as long as the caller keeps them.
  const choices = useMemo(
    () =>
      options.map((option) => (
        <option key={option.value} value={option.value} disabled={option.disabled}>
          {option.label}
        </option>
      )),
    [options],
  );
  return (
    <FieldFrame label={label} hint={hint} error={error} required={required}>
      {(control) => (
        <div className={styles.box}>
          <select
            {...control}
            className={styles.control}
            value={value}
            disabled={disabled}
            onChange={(event) => {
              const chosen = options.find((option) => option.value === event.currentTarget.value);
              if (chosen) onChange(chosen.value);
            }}
          >
            {choices}
          </select>
          <Icon name="chevron-down" size={18} className={styles.arrow} />
        </div>
      )}
    </FieldFrame>
  );
}
