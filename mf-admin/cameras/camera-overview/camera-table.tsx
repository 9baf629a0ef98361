import { useTexts } from '@barnwatch/shared/i18n';
import { Age } from '@barnwatch/shared/ui';
import { Grid, type GridColumn } from '@barnwatch/shared/ui/grid';
import { memo, useMemo } from 'react';
import styles from './camera-overview.module.css';
import { CameraStateMarks } from './camera-state-marks';
import { ManagedSwitch } from './managed-switch';
import type { OverviewRow } from './overview-row';
import {
  ChooseBox,
  NameInPlace,
  PrivacySwitch,
  RowActions,
  SortPrefixInPlace,
  StillOf,
  TagsInPlace,
} from './row-parts';
import { sortedBy, sortKeys } from './sorting';

export interface CameraRowsProps {
  readonly rows: readonly OverviewRow[];
  readonly onManage: (cameraId: string, managed: boolean) => Promise<void>;
}

export interface CameraTableProps extends CameraRowsProps {
  /** There is room for when a camera's pictures were last loaded. */
  readonly isWhole: boolean;
}

/** The cameras as a table; unsorted they stand as in the walk through the barn. */
export const CameraTable = memo(function TableOfCameras({ rows, onManage, isWhole }: CameraTableProps) {
  const { t, language } = useTexts('mf-admin');
  const columns = useMemo(
    (): readonly GridColumn<OverviewRow>[] => [
      {
        id: 'choice',
        title: t('bulk.column'),
        words: () => '',
        width: 68,
        unsorted: true,
        cell: ({ camera }) => <ChooseBox camera={camera} />,
      },
      {
        id: 'still',
        title: t('column.still'),
        words: () => '',
        width: 88,
        unsorted: true,
        cell: ({ camera }) => <StillOf camera={camera} />,
      },
      {
        id: 'name',
        title: t('column.nameAndId'),
        words: sortKeys.name,
        width: 114,
        grows: true,
        cell: ({ camera }) => (
          <>
            <NameInPlace camera={camera} />
            <code className={styles.id}>{camera.cameraId}</code>
          </>
        ),
      },
      {
        id: 'state',
        title: t('column.state'),
        words: () => '',
        rank: sortKeys.state,
        width: 150,
        grows: true,
        cell: ({ camera }) => <CameraStateMarks camera={camera} />,
      },
      {
        id: 'tags',
        title: t('column.tags'),
        words: ({ camera }) => camera.tags.join(' '),
        width: 146,
        grows: true,
        cell: ({ camera }) => <TagsInPlace camera={camera} />,
      },
      {
        id: 'place',
        title: t('column.place'),
        words: ({ camera }) => camera.sortPrefix,
        width: 74,
        grows: true,
        cell: ({ camera }) => <SortPrefixInPlace camera={camera} />,
      },
      {
        id: 'managed',
        title: t('column.managed'),
        words: () => '',
        rank: sortKeys.managed,
        width: 100,
        grows: true,
        cell: (row) => <ManagedSwitch row={row} onManage={onManage} isHeaded />,
      },
      {
        id: 'privacy',
        title: t('column.privacy'),
        words: () => '',
        rank: ({ camera }) => (camera.privacy.active ? 0 : 1),
        width: 102,
        grows: true,
        cell: ({ camera }) => <PrivacySwitch camera={camera} isHeaded />,
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
      {
        id: 'actions',
        title: t('column.actions'),
        words: () => '',
        width: 138,
        unsorted: true,
        cell: ({ camera }) => <RowActions camera={camera} />,
      },
    ],
    [t, onManage],
  );
  const inWalkingOrder = useMemo(() => sortedBy(rows, 'place', language), [rows, language]);
  return (
    <Grid
      title={t('cameraOverview.title')}
      rows={inWalkingOrder}
      columns={columns}
      visible={isWhole ? undefined : narrowColumns}
      rowKey={cameraIdOf}
    />
  );
});

/** All but when the pictures were last loaded: the state says when that was long ago. Together 980 px, as a window of 1280 px has room for. */
const narrowColumns = ['choice', 'still', 'name', 'state', 'tags', 'place', 'managed', 'privacy', 'actions'] as const;

const cameraIdOf = ({ camera }: OverviewRow): string => camera.cameraId;
