import type { InstanceView } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import type { TimeSpan } from '@barnwatch/shared/wire';
import { type ReactNode, useMemo, useState } from 'react';
import type { Camera } from '../../camera-records/record/camera';
import { spanWords } from '../records/artifact-words';
import { CellCanvas } from './cell-canvas';
import type { ColourMapName } from './colour-maps';
import styles from './heatmap.module.css';
import { differenceOf, differenceScaleOf, type HeatmapCells, scaleOf } from './heatmap-cells';
import { changeOf, statementOf } from './heatmap-statement';
import { MapLegend } from './map-legend';
import { MapStage } from './map-stage';
import { paintCells, paintDifference } from './paint-cells';
import { PartsTable } from './parts-table';
import { statementWords } from './statement-words';

/** A heatmap that is there, and of which span. */
export interface ShownMap {
  readonly cells: HeatmapCells;
  readonly span: TimeSpan | null;
}

export interface HeatmapViewProps {
  readonly instance: InstanceView;
  readonly camera: Camera | null;
  readonly labels: readonly string[];
  readonly colourMap: ColourMapName;
  readonly later: ShownMap;
  /** What it is compared with. */
  readonly earlier: ShownMap | null;
  readonly form: 'beside' | 'difference';
  /** What is offered below the picture. */
  readonly choice?: ReactNode;
}

/** Colours over the camera's still, what they mean, and what is to be seen in one sentence. */
export function HeatmapView(props: HeatmapViewProps) {
  const { instance, camera, labels, colourMap, later, earlier, form, choice } = props;
  const { t, language } = useTexts('mf-cameras');
  const [opacity, setOpacity] = useState(1);
  const difference = useMemo(() => earlier && differenceOf(earlier.cells, later.cells), [earlier, later]);
  const statement = earlier ? changeOf(earlier.cells, later.cells) : statementOf(later.cells);
  const sentence = statementWords(statement, labels, t, language);
  const showsDifference = difference !== null && form === 'difference';
  // One scale for all that stand beside each other: the same colour means the same everywhere.
  const top = useMemo(
    () =>
      showsDifference && difference
        ? differenceScaleOf(difference)
        : scaleOf([later, ...(earlier ? [earlier] : [])].map(({ cells }) => cells.rates)),
    [showsDifference, difference, earlier, later],
  );
  const captionOf = ({ span }: ShownMap) => (earlier && span ? spanWords(span, t) : undefined);
  const stage = { instance, camera };
  return (
    <section className={styles.view} aria-label={t('heatmap.view')}>
      {showsDifference && difference ? (
        <MapStage {...stage} name={sentence}>
          <Difference cells={later.cells} difference={difference} top={top} opacity={opacity} />
        </MapStage>
      ) : (
        <div className={styles.maps}>
          {earlier && (
            <MapStage {...stage} name={t('heatmap.earlier')} caption={captionOf(earlier)}>
              <Colours cells={earlier.cells} top={top} colourMap={colourMap} opacity={opacity} />
            </MapStage>
          )}
          <MapStage {...stage} name={earlier ? t('heatmap.later') : sentence} caption={captionOf(later)}>
            <Colours cells={later.cells} top={top} colourMap={colourMap} opacity={opacity} />
          </MapStage>
        </div>
      )}
      {choice}
      <p className={styles.sentence} role="status">
        {sentence}
      </p>
      <div className={styles.below}>
        <MapLegend top={top} colourMap={showsDifference ? null : colourMap} />
        <label className={styles.opacity}>
          <span>{t('heatmap.opacity')}</span>
          <input
            type="range"
            min={0}
            max={100}
            value={opacity * 100}
            onChange={(event) => setOpacity(event.currentTarget.valueAsNumber / 100)}
          />
        </label>
      </div>
      <PartsTable earlier={earlier?.cells ?? null} later={later.cells} />
    </section>
  );
}

interface MapProps {
  readonly cells: HeatmapCells;
  readonly top: number;
  readonly opacity: number;
}

function Colours({ cells, top, colourMap, opacity }: MapProps & { readonly colourMap: ColourMapName }) {
  const pixels = useMemo(() => paintCells(cells.rates, top, colourMap), [cells, top, colourMap]);
  return <CellCanvas cells={cells} pixels={pixels} opacity={opacity} />;
}

function Difference({ cells, difference, top, opacity }: MapProps & { readonly difference: readonly number[] }) {
  const pixels = useMemo(() => paintDifference(difference, top), [difference, top]);
  return <CellCanvas cells={cells} pixels={pixels} opacity={opacity} />;
}
