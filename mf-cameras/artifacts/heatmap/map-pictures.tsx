import type { InstanceView } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { useMemo } from 'react';
import type { Camera } from '../../camera-records/record/camera';
import { spanWords } from '../records/artifact-words';
import { CellCanvas } from './cell-canvas';
import type { ColourMapName } from './colour-maps';
import styles from './heatmap.module.css';
import type { HeatmapCells } from './heatmap-cells';
import { MapStage } from './map-stage';
import { paintCells, paintDifference } from './paint-cells';
import { type ComparedMaps, differenceOfMaps, type MapScale, type ShownMap } from './shown-maps';

export interface MapPicturesProps {
  readonly instance: InstanceView;
  readonly camera: Camera | null;
  readonly maps: ComparedMaps;
  readonly scale: MapScale;
  readonly colourMap: ColourMapName;
  /** 0 to 1. */
  readonly opacity: number;
  /** What they show, for who does not see it. */
  readonly sentence: string;
}

/** Colours over the still of one camera: of one span, of two beside each other, or what has changed between them. */
export function MapPictures({ instance, camera, maps, scale, colourMap, opacity, sentence }: MapPicturesProps) {
  const { t } = useTexts('mf-cameras');
  const { later, earlier } = maps;
  const difference = useMemo(() => differenceOfMaps(maps), [maps]);
  const stage = { instance, camera };
  if (scale.showsDifference && difference) {
    return (
      <MapStage {...stage} name={sentence}>
        <Difference cells={later.cells} difference={difference} top={scale.top} opacity={opacity} />
      </MapStage>
    );
  }
  const captionOf = ({ span }: ShownMap) => (earlier && span ? spanWords(span, t) : undefined);
  const colours = { top: scale.top, colourMap, opacity };
  return (
    <div className={styles.maps}>
      {earlier && (
        <MapStage {...stage} name={t('heatmap.earlier')} caption={captionOf(earlier)}>
          <Colours cells={earlier.cells} {...colours} />
        </MapStage>
      )}
      <MapStage {...stage} name={earlier ? t('heatmap.later') : sentence} caption={captionOf(later)}>
        <Colours cells={later.cells} {...colours} />
      </MapStage>
    </div>
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
