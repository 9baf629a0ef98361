import { Button } from '@barnwatch/shared/ui';
import styles from './primary-action.module.css';

export interface PrimaryActionProps {
  readonly label: string;
  readonly onPress: () => void;
}

/** What a screen is most used for, beside its title where there is room; on phones `ThumbAction` is in its place. */
export function HeaderAction({ label, onPress }: PrimaryActionProps) {
  return (
    <Button kind="primary" icon="add" className={styles.header} onClick={onPress}>
      {label}
    </Button>
  );
}

/** The same on phones, where the thumb is, in a row of its own: it lies over nothing. Toasts stay clear of it. */
export function ThumbAction({ label, onPress }: PrimaryActionProps) {
  return (
    <div className={styles.thumb} data-thumb-area>
      <Button kind="primary" icon="add" className={styles.action} onClick={onPress}>
        {label}
      </Button>
    </div>
  );
}
