import { type ReactNode, useId } from 'react';
import { useTexts } from '../../i18n';
import { ControlNotes, describedBy } from './control-notes';
import styles from './field.module.css';
import type { FieldWords } from './field-frame';

/** Label, controls, hint and error of a choice that has several controls of its own. */
export function GroupFrame({ label, hint, error, required, children }: FieldWords & { children: ReactNode }) {
  const id = useId();
  const { t } = useTexts();
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-describedby={describedBy(id, { hint, error })}
      aria-invalid={error ? true : undefined}
      aria-required={required ? true : undefined}
      className={styles.field}
      data-field
    >
      <p id={`${id}-label`} className={styles.label}>
        {label}
        {required && <span className={styles.required}> ({t('form.required')})</span>}
      </p>
      {children}
      <ControlNotes id={id} hint={hint} error={error} />
    </div>
  );
}
