import { knownReading } from '@barnwatch/shared/answers';
import { type InstanceView, shownName } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { useSetting } from '@barnwatch/shared/settings';
import { Button, EmptyState, lazyPart, ProgressBar, RequestFailure, saveFile } from '@barnwatch/shared/ui';
import type { TimeSpan } from '@barnwatch/shared/wire';
import { Suspense, useMemo } from 'react';
import { CountsLoading } from '../chart/counts-loading';
import { csvName } from '../data/counts-csv';
import type { GraphView } from '../spans/graph-address';
import styles from './animal-distribution.module.css';
import type { DistributionSetup } from './distribution';
import { distributionCsv } from './distribution-csv';
import { FactorField } from './factor-field';
import { IndexChart } from './index-chart';
import { animalsIn, type Measure, onlyPlace } from './measure';
import { PlaceBars } from './place-bars';
import { placeShares, sampleAt } from './place-shares';
import { useDistribution } from './use-distribution';

const DistributionTable = lazyPart(() => import('./distribution-table').then((module) => module.DistributionTable));

export interface DistributionOfProps {
  readonly instance: InstanceView;
  readonly setup: DistributionSetup;
  /** Of this camera alone; null for all that take part. */
  readonly cameraId: string | null;
  readonly view: GraphView;
  readonly span: TimeSpan;
  readonly onChange: (change: Partial<GraphView>) => void;
}

/** One distribution: its index over time, or its table, and the places. */
export function DistributionOf(props: DistributionOfProps) {
  const { instance, view, span, onChange, setup, cameraId } = props;
  const { t, language } = useTexts('mf-cameras');
  const cameraIds = useMemo(() => (cameraId === null ? undefined : [cameraId]), [cameraId]);
  const [factor] = useSetting('animalDistributionFactor');
  const { answer, within } = useDistribution(instance, setup, view.span, cameraIds);
  const reading = knownReading(answer);
  const known = reading?.value;
  const unreadable = reading?.setAsideWithin.length ?? 0;
  const samples = useMemo(
    () => known?.samples.filter(({ time }) => !within || (time >= within.start && time < within.end)) ?? [],
    [known, within],
  );
  const shown = useMemo(
    () => ({ start: Math.min(span.start, samples[0]?.time ?? span.start), end: span.end }),
    [span, samples],
  );
  const isEmpty = samples.every(({ index }) => index === null);
  const at = sampleAt(samples, view.moment);
  const places = useMemo(() => placeShares(samples, at), [samples, at]);
  const only = useMemo(() => onlyPlace(samples), [samples]);
  const measure = useMemo(
    (): Measure =>
      only === null
        ? {
            label: t('distribution.index'),
            valueOf: ({ index }) => (index === null ? null : index * factor),
            atLeast: factor,
          }
        : { label: t('distribution.animalsIn', { place: only }), valueOf: animalsIn, atLeast: 1 },
    [only, factor, t],
  );

  function save(): void {
    const names = { time: t('graph.time'), index: t('distribution.index') };
    const blob = new Blob([distributionCsv(samples, factor, names, language)], { type: 'text/csv;charset=utf-8' });
    saveFile(blob, csvName([shownName(instance), setup.name, t('distribution.fileName')], span.start));
  }

  return (
    <>
      {answer.state === 'failed' && (
        <RequestFailure
          error={answer.error}
          what={t(known ? 'graph.notRefreshed' : 'distribution.failed')}
          onRetry={answer.retry}
          retrying={answer.refreshing}
          form={known ? 'line' : 'area'}
        />
      )}
      {answer.state === 'loading' && <CountsLoading share={0} />}
      {known && isEmpty && known.progress < 1 && <CountsLoading share={known.progress} />}
      {unreadable > 0 && <p className={styles.note}>{t('distribution.unreadable', { count: unreadable })}</p>}
      {known && isEmpty && unreadable === 0 && known.progress === 1 && (
        <EmptyState icon="graph" text={t('graph.noData')} />
      )}
      {known && !isEmpty && (
        <div className={styles.content}>
          <section className={styles.index} aria-label={measure.label}>
            {view.form === 'chart' ? (
              <IndexChart
                samples={samples}
                measure={measure}
                span={shown}
                moment={view.moment}
                onMoment={(moment) => onChange({ moment })}
              />
            ) : (
              <Suspense fallback={<CountsLoading share={0} />}>
                <DistributionTable
                  samples={samples}
                  measure={measure}
                  places={only === null ? places.map(({ place }) => place).sort() : []}
                />
              </Suspense>
            )}
            <p className={styles.note}>{t(only === null ? 'distribution.explained' : 'distribution.onePlace')}</p>
            <div className={styles.below}>
              <Button kind="quiet" icon="download" onClick={save}>
                {t('graph.saveCsv')}
              </Button>
              {only === null && <FactorField />}
            </div>
          </section>
          {only === null && <PlaceBars places={places} time={at?.time ?? null} animals={at?.animals ?? null} />}
        </div>
      )}
      {/* Last: nothing moves when it goes. */}
      {known && !isEmpty && known.progress < 1 && (
        <div className={styles.unfinished}>
          <ProgressBar label={t('distribution.unfinished')} share={known.progress} />
        </div>
      )}
    </>
  );
}
