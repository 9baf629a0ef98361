import { useTexts } from '@barnwatch/shared/i18n';
import type { TimeSpan } from '@barnwatch/shared/wire';
import { useCallback, useMemo, useState } from 'react';
import type { Camera } from '../../camera-records/record/camera';
import { useMaking } from '../making/use-making';
import { FormChoice } from './form-choice';
import styles from './heatmap.module.css';
import { HeatmapCard, type HeatmapCardProps } from './heatmap-card';
import type { HeatmapPreviewProps } from './heatmap-preview';
import { MapKey } from './map-key';
import { type ComparedMaps, commonScale } from './shown-maps';
import { useHeatmapOrder } from './use-heatmap-order';

export interface HeatmapsBesideProps extends Omit<HeatmapPreviewProps, 'camera'> {
  readonly cameras: readonly Camera[];
  readonly firstId: string;
  readonly cameraName: (cameraId: string) => string;
  readonly span: TimeSpan;
  /** What is compared with; null where nothing is. */
  readonly compared: TimeSpan | null;
}

/** The same heatmap of several cameras, on one scale with one legend. */
export function HeatmapsBeside(props: HeatmapsBesideProps) {
  const { instance, cameras, firstId, cameraName, draft, labels, span, compared, later, earlier, onForm } = props;
  const { t } = useTexts('mf-cameras');
  const [opacity, setOpacity] = useState(1);
  const [known, setKnown] = useState<ReadonlyMap<string, ComparedMaps>>(new Map());
  const onMaps = useCallback(
    (cameraId: string, maps: ComparedMaps | null) =>
      setKnown((before) => {
        const now = new Map(before);
        if (maps === null) now.delete(cameraId);
        else now.set(cameraId, maps);
        return now;
      }),
    [],
  );
  const scale = useMemo(() => commonScale([...known.values()], draft.form), [known, draft.form]);
  const cardOf = (cameraId: string) => ({
    instance,
    cameraId,
    camera: cameras.find((one) => one.cameraId === cameraId) ?? null,
    name: cameraName(cameraId),
    labels,
    scale,
    colourMap: draft.colourMap,
    opacity,
    onMaps,
  });
  return (
    <section className={styles.view} aria-label={t('heatmap.view')}>
      <MapKey scale={scale} colourMap={draft.colourMap} opacity={opacity} onOpacity={setOpacity} />
      {earlier && <FormChoice form={draft.form} onForm={onForm} />}
      <div className={styles.cards}>
        <HeatmapCard {...cardOf(firstId)} later={later} earlier={earlier} />
        {draft.beside.map((cameraId) => (
          <OtherCamera key={cameraId} {...cardOf(cameraId)} draft={draft} span={span} compared={compared} />
        ))}
      </div>
    </section>
  );
}

type OtherCameraProps = Omit<HeatmapCardProps, 'later' | 'earlier'> &
  Pick<HeatmapsBesideProps, 'draft' | 'span' | 'compared'>;

/** A camera beside the first one: another one that comes or goes does not make its heatmap anew. */
function OtherCamera({ draft, span, compared, ...card }: OtherCameraProps) {
  const { instance, cameraId, labels } = card;
  const later = useMaking(instance, useHeatmapOrder(cameraId, draft, labels, span));
  const earlier = useMaking(instance, useHeatmapOrder(cameraId, draft, labels, compared));
  return <HeatmapCard {...card} later={later} earlier={compared && earlier} />;
}
