import { useTexts } from '@barnwatch/shared/i18n';
import { Age } from '@barnwatch/shared/ui';
import { type Column, DataTable } from '@barnwatch/shared/ui/data';
import { useMemo } from 'react';
import styles from './camera-overview.module.css';
import { CameraStateMarks } from './camera-state-marks';
import { CameraTags } from './camera-tags';
import { ManagedSwitch } from './managed-switch';
import type { OverviewRow } from './overview-row';
import { sortedBy, sortKeys } from './sorting';

export interface CameraRowsProps {
  readonly rows: readonly OverviewRow[];
  readonly onManage: (cameraId: string, managed: boolean) => Promise<void>;
}

/** The cameras as a table; unsorted they stand as in the walk through the barn. */
export function CameraTable({ rows, onManage }: CameraRowsProps) {
  const { t, language } = useTexts('mf-admin');
  const columns = useMemo(
    (): readonly Column<OverviewRow>[] => [
      {
        id: 'name',
        title: t('column.nameAndId'),
        sortKey: sortKeys.name,
        cell: ({ camera }) => (
          <>
            <div className={styles.name}>{camera.name || '–'}</div>
            <code className={styles.id}>{camera.cameraId}</code>
          </>
        ),
      },
      {
        id: 'state',
        title: t('column.state'),
        sortKey: sortKeys.state,
        cell: ({ camera }) => <CameraStateMarks camera={camera} />,
      },
      {
        id: 'tags',
        title: t('column.tags'),
        sortKey: sortKeys.tags,
        cell: ({ camera }) => <CameraTags tags={camera.tags} />,
      },
      {
        id: 'place',
        title: t('column.place'),
        sortKey: sortKeys.place,
        cell: ({ camera }) => camera.sortPrefix || '–',
      },
      {
        id: 'managed',
        title: t('column.managed'),
        sortKey: sortKeys.managed,
        cell: (row) => <ManagedSwitch row={row} onManage={onManage} isHeaded />,
      },
      {
        id: 'loaded',
        title: t('column.loaded'),
        sortKey: sortKeys.loaded,
        cell: ({ camera }) => <Age since={camera.loadedTimestamp} plain />,
      },
    ],
    [t, onManage],
  );
  const inWalkingOrder = useMemo(() => sortedBy(rows, 'place', language), [rows, language]);
  return (
    <DataTable
      title={t('cameraOverview.title')}
      rows={inWalkingOrder}
      columns={columns}
      rowKey={({ camera }) => camera.cameraId}
    />
  );
}
