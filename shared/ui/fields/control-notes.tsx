import { Icon } from '../icons/icon';
import styles from './field.module.css';

export interface Notes {
  /** One line of advice. */
  readonly hint?: string | undefined;
  /** What is wrong, in words. */
  readonly error?: string | undefined;
}

/** The ids under which `ControlNotes` of the same id says something, for `aria-describedby`. */
export function describedBy(id: string, { hint, error }: Notes): string | undefined {
  return [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined;
}

/** What is wrong with a control, and the advice for it, below it. */
export function ControlNotes({ id, hint, error }: Notes & { readonly id: string }) {
  return (
    <>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          <Icon name="warning" size={16} />
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </>
  );
}
