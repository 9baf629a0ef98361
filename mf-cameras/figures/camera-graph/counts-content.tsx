import { type InstanceView, shownName } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { Button, ErrorState, lazyPart, saveFile } from '@barnwatch/shared/ui';
import { Suspense, useMemo } from 'react';
import type { AddressedCamera } from '../../camera-records/addresses/camera-addresses';
import { CountsLoading } from '../chart/counts-loading';
import { compareWithUsual } from '../data/comparison';
import type { CountedLabel } from '../data/counted-labels';
import { csvName, tableCsv } from '../data/counts-csv';
import type { NightVisionColumn } from '../data/data-questions';
import { nightSpans } from '../data/night-spans';
import type { TimeTable } from '../data/time-table';
import { type ReadTable, shownTable, type TableAnswer } from '../data/use-time-table';
import { bandStepMs } from '../data/usual-band';
import type { GraphView } from '../spans/graph-address';
import styles from './camera-graph.module.css';
import { ChartWithEvents } from './chart-with-events';
import { MomentPanel } from './moment-panel';
import type { ChangeGraph } from './use-graph-view';
import { UsualSentence } from './usual-sentence';

const CountsTable = lazyPart(() => import('./counts-table').then((module) => module.CountsTable));

export interface CountsContentProps {
  readonly instance: InstanceView;
  readonly camera: AddressedCamera;
  readonly view: GraphView;
  readonly read: ReadTable<CountedLabel>;
  /** Those that this camera counts. */
  readonly labels: readonly CountedLabel[];
  readonly night: TimeTable<NightVisionColumn> | null;
  readonly before: TableAnswer<CountedLabel>;
  readonly onChange: ChangeGraph;
}

/** The counts that were read: the sentence, the chart or the table, and the chosen moment. */
export function CountsContent(props: CountsContentProps) {
  const { instance, camera, view, read, labels, night, before, onChange } = props;
  const { t, language } = useTexts('mf-cameras');
  const { table } = read;
  // What is not drawn is neither in the table nor in the file: all three say the same.
  const drawn = useMemo(() => labels.filter((label) => !view.hidden.has(label)), [labels, view.hidden]);
  const leftOut = labels.filter((label) => view.hidden.has(label)).map((label) => t(`graph.labels.${label}`));
  const days = shownTable(before)?.table ?? null;
  const shades = useMemo(() => (night ? nightSpans(night) : []), [night]);
  // The newest whole hour, unless a moment of this span is chosen that is not too new for one.
  const newest = (table.times.at(-1) ?? read.span.end) + table.resolutionMs - bandStepMs / 2;
  const newestRow = table.times.at(-1) ?? read.span.end;
  const isInSpan = view.moment !== null && view.moment >= read.span.start && view.moment < read.span.end;
  const compared = isInSpan ? Math.min(view.moment ?? newest, newest) : newest;
  const comparison = useMemo(() => days && compareWithUsual(compared, labels, days), [compared, labels, days]);

  function save(): void {
    const words = { time: t('graph.time'), column: (label: CountedLabel) => t(`graph.labels.${label}`) };
    const blob = new Blob([tableCsv(table, drawn, words, language)], { type: 'text/csv;charset=utf-8' });
    saveFile(blob, csvName([shownName(instance), camera.name, t('graph.fileName')], read.span.start));
  }

  return (
    <div className={view.form === 'chart' ? styles.content : styles.alone}>
      <div className={styles.main}>
        {before.state === 'failed' && !days ? (
          <ErrorState form="line" what={t('graph.usual.failed')} onRetry={before.retry} retrying={before.refreshing} />
        ) : (
          <UsualSentence moment={compared} comparison={comparison} />
        )}
        {view.form === 'chart' ? (
          <ChartWithEvents
            instance={instance}
            cameraId={camera.cameraId}
            view={view}
            read={read}
            labels={labels}
            before={days}
            shades={shades}
            onChange={onChange}
          />
        ) : (
          <Suspense fallback={<CountsLoading share={0} />}>
            <CountsTable table={table} labels={drawn} instance={instance} camera={camera} />
            {leftOut.length > 0 && (
              <p className={styles.leftOut}>{t('graph.leftOut', { labels: leftOut.join(', ') })}</p>
            )}
          </Suspense>
        )}
      </div>
      {view.form === 'chart' && (
        <MomentPanel instance={instance} camera={camera} moment={view.moment} newest={newestRow} />
      )}
      <div className={styles.below}>
        <Button kind="quiet" icon="download" onClick={save}>
          {t('graph.saveCsv')}
        </Button>
      </div>
    </div>
  );
}
