import type { InstanceView } from '@barnwatch/shared/auth-client';
import { formatDateTime, useTexts } from '@barnwatch/shared/i18n';
import { Age, EmptyState, RequestFailure } from '@barnwatch/shared/ui';
import type { TimeSpan } from '@barnwatch/shared/wire';
import { useMemo } from 'react';
import type { AddressedCamera } from '../../camera-records/addresses/camera-addresses';
import { CountsLoading } from '../chart/counts-loading';
import { countedLabels } from '../data/counted-labels';
import { isMeasured } from '../data/time-table';
import { shownTable } from '../data/use-time-table';
import type { GraphView } from '../spans/graph-address';
import styles from './camera-graph.module.css';
import { CountsContent } from './counts-content';
import { useCounts } from './use-counts';
import type { ChangeGraph } from './use-graph-view';

export interface CountsPanelProps {
  readonly instance: InstanceView;
  readonly camera: AddressedCamera;
  readonly view: GraphView;
  readonly span: TimeSpan;
  readonly onChange: ChangeGraph;
}

/** Animals by label over time, from the first question to what can be seen. */
export function CountsPanel({ instance, camera, view, span, onChange }: CountsPanelProps) {
  const { t } = useTexts('mf-cameras');
  const named = view.span.kind === 'latest' ? view.span.name : `${span.start}-${span.end}`;
  // Spans between two moments are as many as there are moments.
  const keptName = view.span.kind === 'latest' ? view.span.name : null;
  const subject = [instance.globalUniqueIdentifier, camera.cameraId, named].join(' ');
  const { counts, night, before } = useCounts(instance, camera.cameraId, span, subject, keptName);
  const read = shownTable(counts);
  const labels = useMemo(
    () => (read ? countedLabels.filter((label) => isMeasured(read.table.columns[label])) : []),
    [read],
  );

  return (
    <>
      {counts.state === 'failed' && (
        <RequestFailure
          error={counts.error}
          what={t(read ? 'graph.notRefreshed' : 'graph.failed')}
          onRetry={counts.retry}
          retrying={counts.refreshing}
          form={read ? 'line' : 'area'}
        />
      )}
      {counts.state === 'loading' && <CountsLoading share={counts.share} />}
      {read && labels.length === 0 && (
        <EmptyState
          icon="graph"
          text={t('graph.noData')}
          hint={t('graph.noDataHint', { from: formatDateTime(read.span.start), to: formatDateTime(read.span.end) })}
        />
      )}
      {read && labels.length > 0 && (
        <CountsContent
          instance={instance}
          camera={camera}
          view={view}
          read={read}
          labels={labels}
          night={shownTable(night)?.table ?? null}
          before={before}
          onChange={onChange}
        />
      )}
      {read && (counts.state === 'failed' || read.fromDevice) && (
        <p className={styles.old}>
          {t('graph.old')} <Age since={read.receivedAt} />
        </p>
      )}
    </>
  );
}
