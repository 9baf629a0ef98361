import type { InstanceView } from '@barnwatch/shared/auth-client';
import { formatDateTime, formatNumber, useTexts } from '@barnwatch/shared/i18n';
import { SuiteLink } from '@barnwatch/shared/routing';
import { VisuallyHidden } from '@barnwatch/shared/ui';
import { Grid, type GridColumn } from '@barnwatch/shared/ui/grid';
import { useMemo } from 'react';
import { type AddressedCamera, imagesPath } from '../../camera-records/addresses/camera-addresses';
import type { CountedLabel } from '../data/counted-labels';
import type { TimeTable } from '../data/time-table';

export interface CountsTableProps {
  readonly table: TimeTable<CountedLabel>;
  readonly labels: readonly CountedLabel[];
  readonly instance: InstanceView;
  readonly camera: AddressedCamera;
}

interface Row {
  readonly time: number;
  /** Place in the table. */
  readonly row: number;
}

/** The same rows as the chart, newest first: what a chart cannot tell everybody. */
export function CountsTable({ table, labels, instance, camera }: CountsTableProps) {
  const { t, language } = useTexts('mf-cameras');
  const barnId = instance.globalUniqueIdentifier;
  const rows = useMemo(() => table.times.map((time, row): Row => ({ time, row })).reverse(), [table]);
  const columns = useMemo((): readonly GridColumn<Row>[] => {
    const counted = labels.map((label): GridColumn<Row> => {
      const countOf = ({ row }: Row): number | null => table.columns[label][row] ?? null;
      return {
        id: label,
        title: t(`graph.labels.${label}`),
        align: 'end',
        width: 72,
        grows: true,
        wraps: true,
        words: (row) => {
          const value = countOf(row);
          return value === null ? t('graph.gap') : formatNumber(value, language);
        },
        rank: countOf,
      };
    });
    return [
      {
        id: 'time',
        title: t('graph.time'),
        words: ({ time }) => formatDateTime(time),
        rank: ({ time }) => time,
        width: 100,
        grows: true,
        wraps: true,
      },
      ...counted,
      {
        id: 'picture',
        title: t('graph.picture'),
        words: () => t('graph.moment.images'),
        unsorted: true,
        width: 84,
        grows: true,
        cell: ({ time }) => (
          <SuiteLink to={imagesPath(barnId, camera, time)}>
            {t('graph.moment.images')} <VisuallyHidden>{formatDateTime(time)}</VisuallyHidden>
          </SuiteLink>
        ),
      },
    ];
  }, [table, labels, t, language, barnId, camera]);
  return <Grid title={t('graph.chartName')} rows={rows} columns={columns} rowKey={timeOf} />;
}

const timeOf = ({ time }: Row): string => String(time);
