import type { ComponentPropsWithRef } from 'react';
import { useTexts } from '../../i18n';
import { Icon } from '../icons/icon';
import type { IconName } from '../icons/icon-names';
import styles from './button.module.css';
import { type ButtonKind, buttonClass } from './button-class';

export interface ButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'aria-busy' | 'aria-disabled'> {
  /** `primary` once per view, `danger` for what cannot be undone, `quiet` (default) for the rest. */
  readonly kind?: ButtonKind;
  readonly icon?: IconName;
  /** Working: keeps its size, its focus and its name, and ignores presses. */
  readonly busy?: boolean;
}

export function Button({ kind = 'quiet', icon, busy = false, className, children, onClick, ...rest }: ButtonProps) {
  const { t } = useTexts();
  return (
    <button
      type="button"
      {...rest}
      className={[buttonClass(kind), className].filter(Boolean).join(' ')}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={(event) => {
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {icon && <Icon name={icon} size={18} className={styles.icon} />}
      <span className={styles.words}>{children}</span>
      {busy && <span className={styles.busy} role="status" aria-label={t('button.busy')} />}
    </button>
  );
}
