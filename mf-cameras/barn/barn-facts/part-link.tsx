import { SuiteLink, useCanOpen } from '@barnwatch/shared/routing';
import { Icon } from '@barnwatch/shared/ui';
import type { ReactNode } from 'react';
import styles from './part.module.css';

export interface WayProps {
  readonly to: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A way to another screen where this deployment has it and the account may see it; else its words alone. */
export function Way({ to, className, children }: WayProps) {
  const canOpen = useCanOpen();
  return canOpen(to) ? (
    <SuiteLink end className={className} to={to} dir="auto">
      {children}
    </SuiteLink>
  ) : (
    <span className={className} dir="auto">
      {children}
    </span>
  );
}

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
