import { useTexts } from '@barnwatch/shared/i18n';
import { Age } from '@barnwatch/shared/ui';
import { Grid, type GridColumn } from '@barnwatch/shared/ui/grid';
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
    (): readonly GridColumn<OverviewRow>[] => [
      {
        id: 'name',
        title: t('column.nameAndId'),
        words: sortKeys.name,
        width: 180,
        grows: true,
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
        words: () => '',
        rank: sortKeys.state,
        width: 160,
        grows: true,
        cell: ({ camera }) => <CameraStateMarks camera={camera} />,
      },
      {
        id: 'tags',
        title: t('column.tags'),
        words: ({ camera }) => camera.tags.join(' '),
        width: 160,
        grows: true,
        cell: ({ camera }) => <CameraTags tags={camera.tags} />,
      },
      {
        id: 'place',
        title: t('column.place'),
        words: ({ camera }) => camera.sortPrefix,
        width: 80,
        grows: true,
        cell: ({ camera }) => camera.sortPrefix || '–',
      },
      {
        id: 'managed',
        title: t('column.managed'),
        words: () => '',
        rank: sortKeys.managed,
        width: 130,
        grows: true,
        cell: (row) => <ManagedSwitch row={row} onManage={onManage} isHeaded />,
      },
      {
        id: 'loaded',
        title: t('column.loaded'),
        words: () => '',
        rank: sortKeys.loaded,
        width: 120,
        grows: true,
        cell: ({ camera }) => <Age since={camera.loadedTimestamp} plain />,
      },
    ],
    [t, onManage],
  );
  const inWalkingOrder = useMemo(() => sortedBy(rows, 'place', language), [rows, language]);
  return <Grid title={t('cameraOverview.title')} rows={inWalkingOrder} columns={columns} rowKey={cameraIdOf} />;
}

const cameraIdOf = ({ camera }: OverviewRow): string => camera.cameraId;
