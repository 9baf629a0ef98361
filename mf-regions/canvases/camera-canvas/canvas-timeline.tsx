import { useTexts } from '@barnwatch/shared/i18n';
import { Banner, useNow } from '@barnwatch/shared/ui';
import { Widget } from '@barnwatch/shared/widgets';
import type { TimeSpan } from '@barnwatch/shared/wire';
import { millisecondsInDay, millisecondsInMinute } from 'date-fns/constants';
import { type CSSProperties, useMemo, useState } from 'react';
import type { Canvas } from '../../canvas-records/record/canvas';
import type { CanvasCamera } from '../../canvas-records/record/canvas-camera';
import styles from './camera-canvas.module.css';

export interface CanvasTimelineProps {
  readonly clockOffsetMs: number;
  readonly canvas: Canvas;
  readonly cameras: ReadonlyMap<string, CanvasCamera> | null;
  readonly moment: number | null;
  readonly onMoment: (moment: number) => void;
}

/** What has been recorded and happened at the cameras of a canvas; a press goes to that moment. */
export function CanvasTimeline({ clockOffsetMs, canvas, cameras, moment, onMoment }: CanvasTimelineProps) {
  const { t } = useTexts('mf-regions');
  const now = useNow((nowMs) => Math.floor((nowMs + clockOffsetMs) / millisecondsInMinute) * millisecondsInMinute);
  const [chosen, setChosen] = useState<TimeSpan | null>(null);
  const view = chosen ?? lastDay(moment ?? now, now);
  const rows = useMemo(
    () =>
      [...new Set(canvas.places.map(({ cameraId }) => cameraId))].map((cameraId) => ({
        cameraId,
        name: cameras?.get(cameraId)?.name ?? cameraId,
      })),
    [canvas, cameras],
  );
  const room: CSSProperties & { readonly '--rows': number } = { '--rows': rows.length };
  return (
    <div className={styles.timeline} style={room}>
      <Widget
        name="timeline"
        what={t('cameraCanvas.timeline')}
        props={{ cameras: rows, view, onView: setChosen, moment, onMoment }}
        fallback={<Banner kind="info">{t('cameraCanvas.noTimeline')}</Banner>}
      />
    </div>
  );
}

/** A day around a moment, or up to now. */
function lastDay(moment: number, now: number): TimeSpan {
  const end = Math.min(now, moment + millisecondsInDay / 2);
  return { start: end - millisecondsInDay, end };
}
