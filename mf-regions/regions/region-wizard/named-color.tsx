import type { ColorValue } from '@barnwatch/shared/ui/form';
import styles from './region-wizard.module.css';

export interface NamedColorProps {
  readonly name: string;
  readonly color: ColorValue | null;
}

/** A name with its colour, which a style sheet cannot know. */
export function NamedColor({ name, color }: NamedColorProps) {
  return (
    <span className={styles.named}>
      <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
        <rect x="0.5" y="0.5" width="15" height="15" rx="3" fill={color ?? 'none'} stroke="currentColor" />
      </svg>
      {name}
    </span>
  );
}
