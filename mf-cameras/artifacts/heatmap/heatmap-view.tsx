import type { InstanceView } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { type ReactNode, useMemo, useState } from 'react';
import type { Camera } from '../../camera-records/record/camera';
import type { ColourMapName } from './colour-maps';
import styles from './heatmap.module.css';
import type { HeatmapDraft } from './heatmap-address';
import { MapKey } from './map-key';
import { MapPictures } from './map-pictures';
import { PartsTable } from './parts-table';
import { type ComparedMaps, commonScale } from './shown-maps';
import { sentenceOf } from './statement-words';

export interface HeatmapViewProps {
  readonly instance: InstanceView;
  readonly camera: Camera | null;
  readonly labels: readonly string[];
  readonly colourMap: ColourMapName;
  readonly maps: ComparedMaps;
  readonly form: HeatmapDraft['form'];
  /** What is offered below the picture. */
  readonly choice?: ReactNode;
}

/** Colours over the camera's still, what they mean, and what is to be seen in one sentence. */
export function HeatmapView({ instance, camera, labels, colourMap, maps, form, choice }: HeatmapViewProps) {
  const { t, language } = useTexts('mf-cameras');
  const [opacity, setOpacity] = useState(1);
  const scale = useMemo(() => commonScale([maps], form), [maps, form]);
  const sentence = sentenceOf(maps, labels, t, language);
  return (
    <section className={`${styles.view} ${styles.one}`} aria-label={t('heatmap.view')}>
      <MapPictures {...{ instance, camera, maps, scale, colourMap, opacity, sentence }} />
      {choice}
      <p className={styles.sentence} role="status">
        {sentence}
      </p>
      <MapKey scale={scale} colourMap={colourMap} opacity={opacity} onOpacity={setOpacity} />
      <PartsTable earlier={maps.earlier?.cells ?? null} later={maps.later.cells} />
    </section>
  );
}
