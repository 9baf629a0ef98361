import { useTexts } from '@barnwatch/shared/i18n';
import { Card, PanelBoundary } from '@barnwatch/shared/ui';
import type { SettingRow } from '../rows/setting-rows';
import styles from './section-card.module.css';
import { SettingRowView } from './setting-row-view';

export interface SectionCardProps {
  readonly title: string;
  readonly rows: readonly SettingRow[];
}

/** Settings that belong together. */
export function SectionCard({ title, rows }: SectionCardProps) {
  const { t } = useTexts('mf-settings');
  return (
    <Card title={title}>
      <div className={styles.rows}>
        {rows.map((row) => (
          <PanelBoundary
            key={row}
            name={`setting ${row}`}
            what={t('panel.setting', { name: t(`setting.${row}.label`) })}
          >
            <SettingRowView row={row} />
          </PanelBoundary>
        ))}
      </div>
    </Card>
  );
}
