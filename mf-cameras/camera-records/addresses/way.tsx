import { SuiteLink, useCanOpen } from '@barnwatch/shared/routing';
import type { ReactNode } from 'react';

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
