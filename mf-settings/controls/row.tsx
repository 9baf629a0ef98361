import { useSearchParams } from '@barnwatch/shared/routing';
import { type ReactNode, useEffect, useRef } from 'react';
import { wantedParameter } from '../rows/setting-address';
import type { SettingRow } from '../rows/setting-rows';
import styles from './row.module.css';

export interface RowProps {
  readonly row: SettingRow;
  /** For controls that do not draw their name by themselves. */
  readonly title?: string;
  readonly hint?: string;
  readonly children: ReactNode;
}

/** The place of one setting. The one that the address names is in view, marked, and has the focus. */
export function Row({ row, title, hint, children }: RowProps) {
  const [query] = useSearchParams();
  const place = useRef<HTMLDivElement>(null);
  const isWanted = query.get(wantedParameter) === row;
  useEffect(() => {
    if (!isWanted) return;
    const control = place.current?.querySelector<HTMLElement>('input:checked, input, select, button');
    place.current?.scrollIntoView({ block: 'center' });
    control?.focus({ preventScroll: true });
  }, [isWanted]);
  return (
    <div ref={place} className={styles.row} data-setting={row} data-wanted={isWanted || undefined}>
      {title && <h3 className={styles.title}>{title}</h3>}
      {children}
      {hint && <p className={styles.hint}>{hint}</p>}
    </div>
  );
}
