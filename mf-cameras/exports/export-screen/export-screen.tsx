import { type InstanceView, shownName } from '@barnwatch/shared/auth-client';
import { Page } from '@barnwatch/shared/ui';
import type { ReactNode } from 'react';
import { ExportQueue } from '../export-queue/export-queue';
import styles from './export-screen.module.css';

export interface ExportScreenProps {
  readonly title: string;
  readonly barn: InstanceView;
  /** The form. */
  readonly children: ReactNode;
}

/** A form for exports, and beside it what has become of those before. */
export function ExportScreen({ title, barn, children }: ExportScreenProps) {
  return (
    <Page title={title} subtitle={shownName(barn)}>
      <div className={styles.screen}>
        {children}
        <ExportQueue />
      </div>
    </Page>
  );
}
