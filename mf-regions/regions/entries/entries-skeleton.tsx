import { Skeleton, VisuallyHidden } from '@barnwatch/shared/ui';
import styles from './entries.module.css';

const places = ['one', 'two', 'three', 'four', 'five', 'six'] as const;

export interface EntriesSkeletonProps {
  /** What is being loaded, in words. */
  readonly label: string;
}

export function EntriesSkeleton({ label }: EntriesSkeletonProps) {
  return (
    <div role="status" className={styles.list}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {places.map((place) => (
        <Skeleton key={place} height="6rem" />
      ))}
    </div>
  );
}
