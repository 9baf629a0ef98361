import { formatDuration, useTexts } from '@barnwatch/shared/i18n';
import { Banner, SegmentedControl, useNow } from '@barnwatch/shared/ui';
import { type PaintedHeatmap, type PaintedHeatmaps, type ShownPicture, Widget } from '@barnwatch/shared/widgets';
import type { TimeSpan } from '@barnwatch/shared/wire';
import { millisecondsInMinute } from 'date-fns/constants';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import styles from './camera-canvas.module.css';
import { type HeatmapSpan, heatmapSpans } from './canvas-address';

/** Maps end at a round moment: not every step of the clock is another one to be worked out. */
const roundMs = 10 * millisecondsInMinute;

/** Stands for the maps among the pictures that keep in step. No camera has an id with a space at its end. */
export const heatmapInStep = 'heatmap ';

export interface HeatLayerProps {
  /** All cameras of the canvas, the largest in sight first. */
  readonly cameraIds: readonly string[];
  /** By the barn’s clock; null for now. */
  readonly moment: number | null;
  readonly clockOffsetMs: number;
  readonly spanMs: HeatmapSpan;
  readonly onSpanMs: (spanMs: HeatmapSpan) => void;
  /** Stable. */
  readonly onMaps: (maps: ReadonlyMap<string, PaintedHeatmap>) => void;
  /** Stable. */
  readonly onShown: (shown: ShownPicture) => void;
  /** On a wall nothing is chosen. */
  readonly isWall: boolean;
}

/** How long is looked back for the heatmaps, and what their colours mean. */
export function HeatLayer(props: HeatLayerProps) {
  const { cameraIds, moment, clockOffsetMs, spanMs, onSpanMs, onMaps, onShown, isWall } = props;
  const { t } = useTexts('mf-regions');
  const now = useNow((nowMs) => rounded(nowMs + clockOffsetMs));
  const end = moment === null ? now : rounded(moment);
  const span = useMemo((): TimeSpan => ({ start: end - spanMs, end }), [end, spanMs]);
  const tell = useCallback(
    ({ maps }: PaintedHeatmaps) => onMaps(new Map(maps.map((map) => [map.cameraId, map]))),
    [onMaps],
  );
  const settled = useRef<TimeSpan | null>(null);
  const latest = useRef({ moment, span });
  useEffect(() => {
    latest.current = { moment, span };
    // Another moment within the same ten minutes has the same maps.
    if (isSame(settled.current, span)) onShown({ cameraId: heatmapInStep, moment, outcome: 'picture' });
  }, [moment, span, onShown]);
  const onSettled = useCallback(
    (of: TimeSpan) => {
      settled.current = of;
      if (isSame(of, latest.current.span))
        onShown({ cameraId: heatmapInStep, moment: latest.current.moment, outcome: 'picture' });
    },
    [onShown],
  );
  return (
    <section className={styles.heatLayer} aria-label={t('cameraCanvas.heatmap')} data-wall={isWall || undefined}>
      {!isWall && (
        <SegmentedControl
          label={t('cameraCanvas.heatmapSpan')}
          value={String(spanMs)}
          segments={heatmapSpans.map((ms) => ({ value: String(ms), label: formatDuration(ms) }))}
          onChange={(value) => onSpanMs(heatmapSpans.find((ms) => String(ms) === value) ?? spanMs)}
        />
      )}
      <div>
        <Widget
          name="heatmap-layer"
          what={t('cameraCanvas.heatmap')}
          props={{ cameraIds, span, onMaps: tell, onSettled }}
          fallback={<Banner kind="info">{t('cameraCanvas.noHeatmap')}</Banner>}
        />
      </div>
    </section>
  );
}

function rounded(ms: number): number {
  return Math.floor(ms / roundMs) * roundMs;
}

function isSame(one: TimeSpan | null, other: TimeSpan): boolean {
  return one !== null && one.start === other.start && one.end === other.end;
}
