import { SuiteLink, useCanOpen } from '@barnwatch/shared/routing';
import { Icon } from '@barnwatch/shared/ui';
import type { ReactNode } from 'react';
import styles from './part.module.css';

/** The way from a part to all of what it tells about; not drawn where it would lead nowhere. */
export function PartLink({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  const canOpen = useCanOpen();
  if (!canOpen(to)) return null;
  return (
    <SuiteLink end className={styles.partLink} to={to}>
      {children}
      <Icon name="chevron-right" size={14} />
    </SuiteLink>
  );
}
