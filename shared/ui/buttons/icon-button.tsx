import type { ComponentPropsWithRef } from 'react';
import { Icon } from '../icons/icon';
import type { IconName } from '../icons/icon-names';
import styles from './icon-button.module.css';

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'aria-label' | 'title'> {
  readonly icon: IconName;
  /** What it does, in words: its name for everybody who does not see the drawing, and its tooltip. */
  readonly name: string;
  /** `overlay` stands on pictures. */
  readonly kind?: 'plain' | 'overlay' | 'danger';
  /** For a button that stays on or off. */
  readonly pressed?: boolean;
}

export function IconButton({ icon, name, kind = 'plain', pressed, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={[styles.button, styles[kind], className].filter(Boolean).join(' ')}
      aria-label={name}
      aria-pressed={pressed}
      title={name}
    >
      <Icon name={icon} />
    </button>
  );
}
