import type { ReactNode } from 'react';
import { useTexts } from '../../i18n';
import styles from './page.module.css';

export interface PageProps {
  /** The one first heading, and the document's title. */
  readonly title: string;
  /** One line below the title. */
  readonly subtitle?: ReactNode;
  /** Before the title: a way back. */
  readonly back?: ReactNode;
  /** Beside the title: what can be done with the whole page. */
  readonly actions?: ReactNode;
  /** `full` lets pictures reach the edges of the content area, `reading` keeps lines short; `regular` otherwise. */
  readonly width?: 'regular' | 'full' | 'reading';
  readonly children: ReactNode;
}

/** The content of one screen below the frame. */
export function Page({ title, subtitle, back, actions, width = 'regular', children }: PageProps) {
  const { t } = useTexts();
  return (
    <div className={`${styles.page} ${styles[width]}`}>
      <title>{t('page.documentTitle', { title })}</title>
      <header className={styles.header}>
        {back}
        <div className={styles.titles}>
          <h1 className={styles.title}>{title}</h1>
          {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </header>
      {children}
    </div>
  );
}
