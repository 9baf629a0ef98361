import { Button, type IconName } from '@barnwatch/shared/ui';
import styles from './camera-images.module.css';
import type { RunDirection } from './moments';
import type { Run } from './use-run';

export interface StepButtonProps {
  readonly run: Run;
  readonly direction: RunDirection;
  readonly name: string;
  readonly disabled?: boolean;
}

const icons: Readonly<Record<RunDirection, IconName>> = { back: 'chevron-left', on: 'chevron-right' };

/** One step at a press; held, the pictures run. */
export function StepButton({ run, direction, name, disabled = false }: StepButtonProps) {
  return (
    <Button
      className={styles.step}
      icon={icons[direction]}
      aria-label={name}
      title={name}
      disabled={disabled}
      onPointerDown={(event) => {
        if (event.button === 0) run.begin(direction);
      }}
      onPointerUp={run.end}
      onPointerLeave={run.end}
      onPointerCancel={run.end}
      onContextMenu={(event) => event.preventDefault()}
      onClick={(event) => {
        // A pointer has stepped when it went down; what has none (keys, screen readers) steps now.
        if (event.detail !== 0) return;
        run.begin(direction);
        run.end();
      }}
    />
  );
}
