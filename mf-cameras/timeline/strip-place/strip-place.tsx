import { type ReactNode, Suspense } from 'react';
import styles from './strip-place.module.css';

/** The place of a camera's timeline, which is there before the timeline is: nothing below moves. */
export function StripPlace({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.place}>
      <Suspense>{children}</Suspense>
    </div>
  );
}
