import type { InstanceView } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { Icon, Skeleton } from '@barnwatch/shared/ui';
import { useRef } from 'react';
import { FrameFailureWords } from '../../past/frames/frame-failure-words';
import { usePlace } from '../../pictures/page/use-place';
import type { ArtifactDownloads } from '../downloads/artifact-downloads';
import type { Artifact } from '../records/artifact';
import { isPicture, useArtifactPicture } from './artifact-picture';
import styles from './artifact-preview.module.css';

export interface ArtifactPreviewProps {
  readonly instance: InstanceView;
  readonly artifact: Artifact;
  readonly downloads: ArtifactDownloads;
  /** What it is, for who does not see it. */
  readonly name: string;
}

/** What an artifact looks like, in a place that has its size from the beginning; asked for when it comes near. */
export function ArtifactPreview({ instance, artifact, downloads, name }: ArtifactPreviewProps) {
  const { t } = useTexts('mf-cameras');
  const place = useRef<HTMLDivElement>(null);
  const { nearness } = usePlace(place);
  const { state, retry } = useArtifactPicture(instance, nearness === 'hidden' ? null : artifact, downloads);
  return (
    <div ref={place} className={styles.preview}>
      {content()}
    </div>
  );

  function content() {
    if (artifact.state === 'failed') return <Nothing words={t('artifacts.failedShort')} />;
    if (artifact.state !== 'ready') return <Nothing words={t('artifacts.pendingShort')} />;
    if (!isPicture(artifact)) return <Nothing words={t('artifacts.noPreview')} />;
    switch (state.kind) {
      case 'loading':
        return <Skeleton height="100%" />;
      case 'ready':
        return <img src={state.picture.frame} alt={name} decoding="async" draggable={false} />;
      case 'failed':
        return <FrameFailureWords className={styles.nothing} failure={state.failure} onRetry={retry} />;
    }
  }
}

function Nothing({ words }: { readonly words: string }) {
  return (
    <div className={styles.nothing}>
      <Icon name="heatmap" size={28} />
      <p>{words}</p>
    </div>
  );
}
