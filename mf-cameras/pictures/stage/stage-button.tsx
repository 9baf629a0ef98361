import { Icon, type IconName } from '@barnwatch/shared/ui';
import type { ComponentProps } from 'react';
import styles from './stage-button.module.css';

export interface StageButtonProps extends Pick<ComponentProps<'button'>, 'onClick'> {
  readonly icon: IconName;
  /** What it does, in full. */
  readonly name: string;
  /** The word of it that stands below the drawing. */
  readonly label: string;
  readonly pressed?: boolean;
  /** Cannot be pressed now; its place stays, so that the others do not move below a finger. */
  readonly absent?: boolean;
}

/** A button over a picture: a drawing alone would have to be learnt. */
export function StageButton({ icon, name, label, pressed, absent = false, onClick }: StageButtonProps) {
  return (
    <button
      type="button"
      className={[styles.button, absent && styles.absent].filter(Boolean).join(' ')}
      aria-label={name}
      title={name}
      aria-pressed={pressed}
      aria-hidden={absent || undefined}
      disabled={absent}
      onClick={onClick}
    >
      <Icon name={icon} size={20} />
      <span className={styles.label} aria-hidden="true">
        {label}
      </span>
    </button>
  );
}

/** For what looks so and is a link. */
export function stageButtonClass(place: string | undefined): string {
  return `${styles.button} ${place}`;
}
