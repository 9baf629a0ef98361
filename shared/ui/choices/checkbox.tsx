import { type ReactNode, useId } from 'react';
import { ControlNotes, describedBy } from '../fields/control-notes';
import styles from './choices.module.css';

export interface CheckboxProps {
  readonly label: ReactNode;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly disabled?: boolean;
  readonly name?: string;
}

/** Something to tick; it counts when the form is sent. */
export function Checkbox(props: CheckboxProps) {
  return <Tickable {...props} look="checkbox" />;
}

/** Something that is on or off at once. */
export function Switch(props: CheckboxProps) {
  return <Tickable {...props} look="switch" />;
}

function Tickable({
  label,
  checked,
  onChange,
  hint,
  error,
  disabled,
  name,
  look,
}: CheckboxProps & { look: 'checkbox' | 'switch' }) {
  const id = useId();
  return (
    <div>
      <label className={styles.line}>
        <input
          type="checkbox"
          role={look === 'switch' ? 'switch' : undefined}
          className={styles[look]}
          checked={checked}
          disabled={disabled}
          name={name}
          aria-describedby={describedBy(id, { hint, error })}
          aria-invalid={error ? true : undefined}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <span>{label}</span>
      </label>
      <ControlNotes id={id} hint={hint} error={error} />
    </div>
  );
}
