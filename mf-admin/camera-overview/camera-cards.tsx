import { useTexts } from '@barnwatch/shared/i18n';
import { Age, SelectField } from '@barnwatch/shared/ui';
import { useMemo, useState } from 'react';
import styles from './camera-overview.module.css';
import { CameraStateMarks } from './camera-state-marks';
import type { CameraRowsProps } from './camera-table';
import { CameraTags } from './camera-tags';
import { ManagedSwitch } from './managed-switch';
import { type SortColumn, sortColumns, sortedBy } from './sorting';

/** The cameras on a phone: what the table says, one below the other. */
export function CameraCards({ rows, onManage }: CameraRowsProps) {
  const { t, language } = useTexts('mf-admin');
  const [column, setColumn] = useState<SortColumn>('place');
  const sorted = useMemo(() => sortedBy(rows, column, language), [rows, column, language]);
  return (
    <>
      <SelectField
        label={t('cameraOverview.sortBy')}
        value={column}
        options={sortColumns.map((value) => ({ value, label: t(`column.${value}`) }))}
        onChange={setColumn}
      />
      <ul className={styles.cards}>
        {sorted.map((row) => {
          const { cameraId, name, tags, sortPrefix, loadedTimestamp } = row.camera;
          return (
            <li key={cameraId} className={styles.card}>
              <h2 className={styles.name}>{name || '–'}</h2>
              <code className={styles.id}>{cameraId}</code>
              <CameraStateMarks camera={row.camera} />
              <CameraTags tags={tags} />
              <ManagedSwitch row={row} onManage={onManage} />
              <p className={styles.detail}>
                {sortPrefix && `${t('column.place')}: ${sortPrefix} · `}
                {t('column.loaded')}: <Age since={loadedTimestamp} plain />
              </p>
            </li>
          );
        })}
      </ul>
    </>
  );
}
