import type { ReactNode } from 'react';
import styles from './tag.module.css';

/** A word that sorts something, such as a camera's tag. */
export function Tag({ children }: { children: ReactNode }) {
  return <span className={styles.tag}>{children}</span>;
}
