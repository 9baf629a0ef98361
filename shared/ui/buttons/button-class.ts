import styles from './button.module.css';

export type ButtonKind = 'primary' | 'quiet' | 'danger' | 'plain';

/** The look of a button, for a link that stands among buttons. */
export function buttonClass(kind: ButtonKind): string {
  return `${styles.button} ${styles[kind]}`;
}
