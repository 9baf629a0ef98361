import { knownReading } from '@barnwatch/shared/answers';
import { type InstanceView, useSelectedBarn } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { ErrorState, ProgressBar, RequestFailure, Skeleton } from '@barnwatch/shared/ui';
import { defineWidget, type WidgetProps } from '@barnwatch/shared/widgets';
import { useEffect, useMemo } from 'react';
import { usualColourMap } from '../../artifacts/heatmap/heatmap-address';
import { scaleOf } from '../../artifacts/heatmap/heatmap-cells';
import type { MappedCamera } from '../../artifacts/heatmap/make-maps';
import { MapLegend } from '../../artifacts/heatmap/map-legend';
import { isWhole, type ManyMaps, mapsToShow } from '../../artifacts/heatmap/maps-state';
import { paintCells } from '../../artifacts/heatmap/paint-cells';
import { useManyMaps } from '../../artifacts/heatmap/use-many-maps';
import { useOfferedLabels } from '../../artifacts/heatmap/use-offered-labels';
import { spanWords } from '../../artifacts/records/artifact-words';
import { isDecommissioned } from '../../camera-records/record/camera';
import { useCameras } from '../../camera-records/record/use-cameras';
import styles from './heatmap-layer.module.css';

/** Heatmaps of several cameras of the selected barn: worked out and painted here, drawn by the place. */
function BarnHeatmapLayer(props: WidgetProps<'heatmap-layer'>) {
  const barn = useSelectedBarn();
  const { t } = useTexts('mf-cameras');
  const cameras = useCameras();
  const { cameraIds } = props;
  const known = knownReading(cameras)?.value;
  // What is private now is not looked at through its past either.
  const mapped = useMemo(() => {
    const open = (known ?? []).filter((camera) => !camera.privacy.active && !isDecommissioned(camera));
    return cameraIds.flatMap((id) => open.filter(({ cameraId }) => cameraId === id));
  }, [known, cameraIds]);
  if (!barn) return null;
  if (known) return <Maps {...props} barn={barn} cameras={mapped} />;
  return cameras.state === 'failed' ? (
    <RequestFailure
      form="line"
      error={cameras.error}
      what={t('cameraList.failed')}
      onRetry={cameras.retry}
      retrying={cameras.refreshing}
    />
  ) : (
    <Skeleton height="3rem" />
  );
}

interface MapsProps extends WidgetProps<'heatmap-layer'> {
  readonly barn: InstanceView;
  readonly cameras: readonly MappedCamera[];
}

function Maps({ barn, cameras, span, onMaps, onSettled }: MapsProps) {
  const { t } = useTexts('mf-cameras');
  const labels = useOfferedLabels();
  const { state, of, again } = useManyMaps(barn, cameras, labels, span);
  const shown = mapsToShow(state);
  const top = useMemo(() => scaleOf([...(shown?.cells.values() ?? [])].map(({ rates }) => rates)), [shown]);
  useEffect(() => {
    if (shown) onMaps({ span: shown.span, maps: painted(shown, top) });
  }, [onMaps, shown, top]);
  useEffect(() => () => onMaps({ span: { start: 0, end: 0 }, maps: [] }), [onMaps]);

  const wanted = state.now?.of === of ? state.now : null;
  const isSettled = wanted !== null && isWhole(wanted);
  const { start, end } = span;
  useEffect(() => {
    if (isSettled) onSettled({ start, end });
  }, [isSettled, onSettled, start, end]);
  const [error = null] = wanted?.failed.values() ?? [];
  const failed = wanted?.failed.size ?? 0;
  return (
    <div className={styles.layer}>
      <p className={styles.span}>{spanWords(shown?.span ?? span, t)}</p>
      <MapLegend top={top} colourMap={usualColourMap} />
      {/* Its room stays: nothing moves when it goes. */}
      <div className={styles.making} data-done={isSettled || undefined}>
        <ProgressBar
          label={t('heatmapLayer.making', { count: wanted?.cells.size ?? 0, total: cameras.length })}
          share={wanted && cameras.length > 0 ? wanted.cells.size / cameras.length : 0}
        />
      </div>
      {failed > 0 && error && (
        <RequestFailure
          form="line"
          error={error}
          what={t('heatmapLayer.failed', { count: failed })}
          onRetry={again}
          retrying={false}
        />
      )}
      {failed > 0 && !error && (
        <ErrorState
          form="line"
          what={t('heatmapLayer.failed', { count: failed })}
          why={t('artifacts.failedHint')}
          onRetry={again}
        />
      )}
    </div>
  );
}

function painted({ cells }: ManyMaps, top: number) {
  return [...cells].map(([cameraId, { columns, rows, rates, cellWidth, cellHeight }]) => ({
    cameraId,
    columns,
    rows,
    pixels: paintCells(rates, top, usualColourMap),
    width: columns * cellWidth,
    height: rows * cellHeight,
  }));
}

export const HeatmapLayer = defineWidget('heatmap-layer', BarnHeatmapLayer);
