import { type ReactNode, useId } from 'react';
import { useTexts } from '../../i18n';
import { ControlNotes, describedBy } from './control-notes';
import styles from './field.module.css';

/** What every field has around its control. */
export interface FieldWords {
  readonly label: string;
  /** One line of advice below. */
  readonly hint?: string | undefined;
  /** What is wrong, in words, beside the field itself. */
  readonly error?: string | undefined;
  readonly required?: boolean | undefined;
}

/** Attributes that tie the control to its words. */
export interface FieldControl {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-required': true | undefined;
}

/** Label, control, hint and error of one field. */
export function FieldFrame({
  label,
  hint,
  error,
  required,
  children,
}: FieldWords & { children: (control: FieldControl) => ReactNode }) {
  const id = useId();
  const { t } = useTexts();
  return (
    <div className={styles.field} data-field>
      <label htmlFor={id} className={styles.label}>
        {label}
        {required && <span className={styles.required}> ({t('form.required')})</span>}
      </label>
      {children({
        id,
        'aria-describedby': describedBy(id, { hint, error }),
        'aria-invalid': error ? true : undefined,
        'aria-required': required ? true : undefined,
      })}
      <ControlNotes id={id} hint={hint} error={error} />
    </div>
  );
}
