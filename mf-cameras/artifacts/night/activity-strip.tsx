import { formatExactTime, useTexts } from '@barnwatch/shared/i18n';
import type { TimeSpan } from '@barnwatch/shared/wire';
import { useMemo } from 'react';
import { countsOf } from '../../figures/data/data-questions';
import { shownTable, useTimeTable } from '../../figures/data/use-time-table';
import { activityOf } from './activity';
import { countsResolution } from './lapse';
import styles from './night.module.css';

export interface ActivityStripProps {
  readonly instanceId: string;
  readonly cameraId: string;
  readonly span: TimeSpan;
  readonly moments: readonly number[];
  readonly place: number;
  readonly onPlace: (place: number) => void;
}

/** How many animals were up, moment by moment: where something went on before one looks. It is pressed to go there. */
export function ActivityStrip({ instanceId, cameraId, span, moments, place, onPlace }: ActivityStripProps) {
  const { t } = useTexts('mf-cameras');
  const question = useMemo(() => countsOf(cameraId), [cameraId]);
  const resolutionMs = countsResolution((moments[1] ?? span.end) - (moments[0] ?? span.start));
  const answer = useTimeTable({
    instanceId,
    subject: `${instanceId} ${cameraId} ${span.start}`,
    question,
    span,
    resolutionMs,
    keepAs: null,
  });
  const table = shownTable(answer)?.table ?? null;
  const bars = useMemo(() => table && activityOf(table, moments), [table, moments]);
  const moment = moments[place] ?? span.start;
  return (
    <div className={styles.strip}>
      <svg viewBox={`0 0 ${moments.length} 1`} preserveAspectRatio="none" aria-hidden="true">
        {bars?.map((share, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place
          <rect key={at} x={at} y={1 - share} width={1} height={share} data-now={at === place || undefined} />
        ))}
      </svg>
      <input
        type="range"
        aria-label={t('night.strip')}
        aria-valuetext={formatExactTime(moment)}
        min={0}
        max={Math.max(0, moments.length - 1)}
        value={place}
        onChange={(event) => onPlace(event.currentTarget.valueAsNumber)}
      />
    </div>
  );
}
