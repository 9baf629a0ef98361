import { Card } from '@barnwatch/shared/ui';
import type { SettingRow } from '../rows/setting-rows';
import styles from './section-card.module.css';
import { SettingRowView } from './setting-row-view';

export interface SectionCardProps {
  readonly title: string;
  readonly rows: readonly SettingRow[];
}

/** Settings that belong together. */
export function SectionCard({ title, rows }: SectionCardProps) {
  return (
    <Card title={title}>
      <div className={styles.rows}>
        {rows.map((row) => (
          <SettingRowView key={row} row={row} />
        ))}
      </div>
    </Card>
  );
}
