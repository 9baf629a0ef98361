import { useTexts } from '@barnwatch/shared/i18n';
import { Age, PanelBoundary, SelectField, useGrowingCount, VisuallyHidden } from '@barnwatch/shared/ui';
import { memo, useMemo, useState } from 'react';
import styles from './camera-overview.module.css';
import { CameraStateMarks } from './camera-state-marks';
import type { CameraRowsProps } from './camera-table';
import { ManagedSwitch } from './managed-switch';
import {
  ChooseBox,
  NameInPlace,
  PrivacySwitch,
  RowActions,
  SortPrefixInPlace,
  StillOf,
  TagsInPlace,
} from './row-parts';
import { type SortColumn, sortColumns, sortedBy } from './sorting';

/** What a phone shows at once, and as many as nobody waits for: a card is full of fields. */
const growth = { first: 6, step: 6 } as const;

/** The cameras on a phone: what the table says, one below the other. */
export const CameraCards = memo(function CardsOfCameras({ rows, onManage }: CameraRowsProps) {
  const { t, language } = useTexts('mf-admin');
  const [column, setColumn] = useState<SortColumn>('place');
  const sorted = useMemo(() => sortedBy(rows, column, language), [rows, column, language]);
  const shown = useGrowingCount(sorted.length, growth);
  return (
    <>
      <SelectField
        label={t('cameraOverview.sortBy')}
        value={column}
        options={sortColumns.map((value) => ({ value, label: t(`column.${value}`) }))}
        onChange={setColumn}
      />
      <ul className={styles.cards}>
        {sorted.slice(0, shown).map((row) => {
          const { cameraId, name, loadedTimestamp } = row.camera;
          return (
            <li key={cameraId} className={styles.card}>
              <PanelBoundary
                name={`card of camera ${cameraId}`}
                what={t('panel.camera', { name: name || cameraId })}
                subject={row}
              >
                <VisuallyHidden>
                  <h2>{name || cameraId}</h2>
                </VisuallyHidden>
                <div className={styles.head}>
                  <ChooseBox camera={row.camera} />
                  <StillOf camera={row.camera} />
                  <div className={styles.naming}>
                    <NameInPlace camera={row.camera} />
                    <code className={styles.id}>{cameraId}</code>
                  </div>
                </div>
                <CameraStateMarks camera={row.camera} />
                <TagsInPlace camera={row.camera} />
                <div className={styles.place}>
                  <span className={styles.detail}>{t('column.place')}:</span>
                  <SortPrefixInPlace camera={row.camera} />
                </div>
                <div className={styles.switches}>
                  <ManagedSwitch row={row} onManage={onManage} />
                  <PrivacySwitch camera={row.camera} />
                </div>
                <div className={styles.foot}>
                  <span className={styles.detail}>
                    {t('column.loaded')}: <Age since={loadedTimestamp} plain />
                  </span>
                  <RowActions camera={row.camera} />
                </div>
              </PanelBoundary>
            </li>
          );
        })}
      </ul>
    </>
  );
});
