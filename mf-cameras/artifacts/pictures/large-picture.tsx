import type { InstanceView } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { EmptyState, Skeleton } from '@barnwatch/shared/ui';
import { useRef } from 'react';
import { FrameFailureWords } from '../../past/frames/frame-failure-words';
import { useZoom } from '../../pictures/zoom/use-zoom';
import { ZoomButtons } from '../../pictures/zoom/zoom-buttons';
import type { ArtifactDownloads } from '../downloads/artifact-downloads';
import type { Artifact } from '../records/artifact';
import { isPicture, useArtifactPicture } from './artifact-picture';
import styles from './large-picture.module.css';

export interface LargePictureProps {
  readonly instance: InstanceView;
  readonly artifact: Artifact;
  readonly downloads: ArtifactDownloads;
  /** What it is, for who does not see it. */
  readonly name: string;
}

/** The picture of an artifact, which can be enlarged. */
export function LargePicture({ instance, artifact, downloads, name }: LargePictureProps) {
  const { t } = useTexts('mf-cameras');
  const stage = useRef<HTMLDivElement>(null);
  const zoom = useZoom(stage, 'plain');
  const { state, retry } = useArtifactPicture(instance, artifact, downloads);
  if (!isPicture(artifact)) return <EmptyState icon="download" text={t('artifacts.noPreview')} />;
  return (
    <div className={styles.frame}>
      <div ref={stage} className={styles.stage} style={zoom.style}>
        {content()}
      </div>
      <ZoomButtons zoom={zoom} />
    </div>
  );

  function content() {
    switch (state.kind) {
      case 'loading':
        return <Skeleton height="100%" />;
      case 'ready':
        return <img className={styles.picture} src={state.picture.frame} alt={name} draggable={false} />;
      case 'failed':
        return <FrameFailureWords className={styles.words} failure={state.failure} onRetry={retry} />;
    }
  }
}
