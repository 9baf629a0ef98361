import styles from './skeleton.module.css';

export interface SkeletonProps {
  /** CSS lengths of what will stand here, so that nothing jumps. */
  readonly width?: string;
  readonly height?: string;
  /** Width to height, such as `16 / 9`, instead of a height. */
  readonly ratio?: string;
}

/** The place of something that is on its way. */
export function Skeleton({ width = '100%', height, ratio }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      data-awaited=""
      className={styles.skeleton}
      style={{ width, height: height ?? (ratio ? 'auto' : '1em'), aspectRatio: ratio }}
    />
  );
}
