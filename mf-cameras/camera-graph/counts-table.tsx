import type { InstanceView } from '@barnwatch/shared/auth-client';
import { formatDateTime, formatNumber, useTexts } from '@barnwatch/shared/i18n';
import { SuiteLink } from '@barnwatch/shared/routing';
import { VisuallyHidden } from '@barnwatch/shared/ui';
import { type Column, DataTable } from '@barnwatch/shared/ui/data';
import { useMemo } from 'react';
import { type AddressedCamera, imagesPath } from '../addresses/camera-addresses';
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
  const columns = useMemo((): readonly Column<Row>[] => {
    const counted = labels.map((label): Column<Row> => {
      const countOf = ({ row }: Row): number | null => table.columns[label][row] ?? null;
      return {
        id: label,
        title: t(`graph.labels.${label}`),
        align: 'end',
        cell: (row) => {
          const value = countOf(row);
          return value === null ? t('graph.gap') : formatNumber(value, language);
        },
        sortKey: countOf,
      };
    });
    return [
      { id: 'time', title: t('graph.time'), cell: ({ time }) => formatDateTime(time), sortKey: ({ time }) => time },
      ...counted,
      {
        id: 'picture',
        title: t('graph.picture'),
        cell: ({ time }) => (
          <SuiteLink to={imagesPath(barnId, camera, time)}>
            {t('graph.moment.images')} <VisuallyHidden>{formatDateTime(time)}</VisuallyHidden>
          </SuiteLink>
        ),
      },
    ];
  }, [table, labels, t, language, barnId, camera]);
  return <DataTable title={t('graph.chartName')} rows={rows} columns={columns} rowKey={({ time }) => String(time)} />;
}
