import type { InstanceView } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { PanelBoundary, Skeleton } from '@barnwatch/shared/ui';
import { useEffect } from 'react';
import type { Camera } from '../../camera-records/record/camera';
import { MakingState } from '../making/making-state';
import type { MakingInHand } from '../making/use-making';
import type { Artifact } from '../records/artifact';
import styles from './heatmap.module.css';
import { MapPictures, type MapPicturesProps } from './map-pictures';
import { MapStage } from './map-stage';
import { NoFigures } from './no-figures';
import { PartsTable } from './parts-table';
import type { ComparedMaps } from './shown-maps';
import { sentenceOf } from './statement-words';
import { useComparedMaps } from './use-compared-maps';

export interface HeatmapCardProps extends Pick<MapPicturesProps, 'scale' | 'colourMap' | 'opacity'> {
  readonly instance: InstanceView;
  readonly cameraId: string;
  readonly camera: Camera | null;
  readonly name: string;
  readonly labels: readonly string[];
  readonly later: MakingInHand;
  /** What is compared with; null where nothing is. */
  readonly earlier: MakingInHand | null;
  /** Tells what is shown of this camera, so that all have one scale; null while it is nothing. */
  readonly onMaps: (cameraId: string, maps: ComparedMaps | null) => void;
}

/** One of several cameras: its heatmap as soon as it is made, and what is to be seen there in one sentence. */
export function HeatmapCard(props: HeatmapCardProps) {
  const { instance, camera, name, later, earlier } = props;
  const isReady = later.now.kind === 'ready' && (earlier === null || earlier.now.kind === 'ready');
  return (
    <section className={styles.card} aria-label={name}>
      <h2 className={styles.cardName}>{name}</h2>
      {later.now.kind === 'ready' && isReady ? (
        <CardFigures
          {...props}
          made={later.now.artifact}
          compared={earlier?.now.kind === 'ready' ? earlier.now.artifact : null}
        />
      ) : (
        <>
          <MapStage instance={instance} camera={camera} name={name} />
          <MakingState making={later.now.kind !== 'ready' || earlier === null ? later : earlier} />
        </>
      )}
    </section>
  );
}

interface CardFiguresProps extends HeatmapCardProps {
  readonly made: Artifact;
  readonly compared: Artifact | null;
}

function CardFigures({ made, compared, ...card }: CardFiguresProps) {
  const { instance, cameraId, camera, name, labels, scale, colourMap, opacity, onMaps } = card;
  const { t, language } = useTexts('mf-cameras');
  const figures = useComparedMaps(made, compared, camera);
  const maps = figures.kind === 'there' ? figures.maps : null;
  useEffect(() => {
    onMaps(cameraId, maps);
    return () => onMaps(cameraId, null);
  }, [onMaps, cameraId, maps]);
  if (maps === null) {
    return (
      <>
        <MapStage instance={instance} camera={camera} name={name} />
        {figures.kind === 'failed' ? <NoFigures reading={figures.reading} /> : <Skeleton height="5.5rem" />}
      </>
    );
  }
  const sentence = sentenceOf(maps, labels, t, language);
  return (
    <PanelBoundary name={`heatmap ${made.artifactId}`} what={t('artifacts.cardThrew')} subject={maps}>
      <MapPictures {...{ instance, camera, maps, scale, colourMap, opacity, sentence }} />
      <p className={styles.cardSentence} role="status">
        {sentence}
      </p>
      <PartsTable earlier={maps.earlier?.cells ?? null} later={maps.later.cells} />
    </PanelBoundary>
  );
}
