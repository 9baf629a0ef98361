import { knownReading } from '@barnwatch/shared/answers';
import type { InstanceView } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { SuiteLink } from '@barnwatch/shared/routing';
import { Age, Banner, buttonClass, EmptyState, RequestFailure, Skeleton } from '@barnwatch/shared/ui';
import { useState } from 'react';
import { artifactsPath } from '../../camera-records/addresses/camera-addresses';
import type { Camera } from '../../camera-records/record/camera';
import { DownloadControl } from '../downloads/download-control';
import { useDownloads } from '../downloads/use-downloads';
import type { Artifact } from '../records/artifact';
import { artifactFacts } from '../records/artifact-facts';
import { nameWords } from '../records/artifact-words';
import { FactList } from '../records/fact-list';
import { useArtifact } from '../records/use-artifacts';
import { ArtifactProgress } from './artifact-progress';
import styles from './artifact-view.module.css';
import { DeleteArtifact } from './delete-artifact';
import { ReadyArtifact } from './ready-artifact';

export interface ArtifactViewProps {
  readonly instance: InstanceView;
  readonly artifactId: string;
  /** All that the barn has. */
  readonly cameras: readonly Camera[];
  readonly cameraName: (cameraId: string) => string;
}

/** One artifact: while it is made, and what it has become. */
export function ArtifactView({ instance, artifactId, cameras, cameraName }: ArtifactViewProps) {
  const { t } = useTexts('mf-cameras');
  const [isMaking, setMaking] = useState(false);
  const reading = useArtifact(artifactId, isMaking);
  const known = knownReading(reading);
  if (known === null) {
    if (reading.state !== 'failed') {
      return (
        <div role="status" aria-label={t('artifacts.loading')} className={styles.picture}>
          <Skeleton height="100%" />
        </div>
      );
    }
    const { error, retry, refreshing } = reading;
    return <RequestFailure error={error} what={t('artifacts.oneFailed')} onRetry={retry} retrying={refreshing} />;
  }
  const artifact = known.value;
  const isPending = artifact?.state === 'pending';
  if (isMaking !== isPending) setMaking(isPending);
  const toList = (
    <SuiteLink className={buttonClass('quiet')} to={artifactsPath(instance.globalUniqueIdentifier)}>
      {t('artifacts.toList')}
    </SuiteLink>
  );
  return (
    <>
      {reading.state === 'failed' && (
        <>
          <RequestFailure
            error={reading.error}
            what={t('artifacts.notRefreshed')}
            onRetry={reading.retry}
            retrying={reading.refreshing}
            form="line"
          />
          <p>
            {t('artifacts.old')} <Age since={known.receivedAt} plain />
          </p>
        </>
      )}
      {artifact === null ? (
        <EmptyState
          icon="heatmap"
          text={t(known.setAside.length > 0 ? 'artifacts.unreadable' : 'artifacts.gone')}
          action={toList}
        />
      ) : (
        <KnownArtifact {...{ instance, artifact, cameras, cameraName }} onChange={reading.retry} />
      )}
    </>
  );
}

interface KnownArtifactProps extends Pick<ArtifactViewProps, 'instance' | 'cameras' | 'cameraName'> {
  readonly artifact: Artifact;
  readonly onChange: () => void;
}

function KnownArtifact({ instance, artifact, cameras, cameraName, onChange }: KnownArtifactProps) {
  const { t } = useTexts('mf-cameras');
  const downloads = useDownloads(instance);
  const name = nameWords(artifact, cameraName, t);
  const { cameraId } = artifactFacts(artifact);
  const camera = cameras.find((one) => one.cameraId === cameraId) ?? null;
  return (
    <div className={styles.view}>
      <div className={styles.main}>
        {artifact.state === 'ready' ? (
          <ReadyArtifact {...{ instance, artifact, camera, downloads, name }} />
        ) : (
          <ArtifactProgress instance={instance} artifact={artifact} onChange={onChange} />
        )}
      </div>
      <section className={styles.side} aria-label={name}>
        <h2 className={styles.name}>{name}</h2>
        {!artifact.stored && <Banner kind="info">{t('artifacts.passingHint')}</Banner>}
        <FactList artifact={artifact} cameraName={cameraName} />
        {artifact.state === 'ready' && (
          <DownloadControl instance={instance} artifact={artifact} downloads={downloads} />
        )}
        {artifact.state !== 'pending' && (
          <DeleteArtifact instance={instance} artifact={artifact} downloads={downloads} name={name} />
        )}
      </section>
    </div>
  );
}
