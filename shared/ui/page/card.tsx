import { type ReactNode, useId } from 'react';
import styles from './card.module.css';

export interface CardProps {
  /** Second-level heading that names the card. */
  readonly title?: string;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A surface that holds what belongs together. */
export function Card({ title, actions, children }: CardProps) {
  const titleId = useId();
  return (
    <section className={styles.card} aria-labelledby={title ? titleId : undefined}>
      {(title || actions) && (
        <header className={styles.header}>
          {title && (
            <h2 id={titleId} className={styles.title}>
              {title}
            </h2>
          )}
          {actions}
        </header>
      )}
      {children}
    </section>
  );
}
