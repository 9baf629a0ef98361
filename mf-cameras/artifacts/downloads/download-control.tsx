import { type InstanceView, useInstanceClient } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { Button, ProgressBar, requestErrorWords, saveFile, useShowToast } from '@barnwatch/shared/ui';
import type { Artifact } from '../records/artifact';
import type { ArtifactDownloads } from './artifact-downloads';
import styles from './download-control.module.css';
import { useDownloadState } from './use-downloads';

export interface DownloadControlProps {
  readonly instance: InstanceView;
  readonly artifact: Artifact;
  readonly downloads: ArtifactDownloads;
}

/** Product 4.11: brings an artifact to this device, saves it from there as a file, and takes it away again. */
export function DownloadControl({ instance, artifact, downloads }: DownloadControlProps) {
  const { t } = useTexts('mf-cameras');
  const { t: frameText } = useTexts();
  const client = useInstanceClient(instance.globalUniqueIdentifier);
  const showToast = useShowToast();
  const { artifactId, preferredFilename } = artifact;
  const state = useDownloadState(downloads, artifactId);
  const save = async () => {
    const file = await downloads.file(artifactId);
    if (file) saveFile(file, preferredFilename);
    else showToast({ kind: 'error', text: t('artifacts.download.lost') });
  };
  const start = () => void downloads.start(client, artifactId);
  switch (state.kind) {
    case 'unknown':
    case 'toDownload':
      return (
        <div className={styles.control}>
          <Button icon="download" disabled={state.kind === 'unknown'} onClick={start}>
            {t('artifacts.download.start')}
          </Button>
        </div>
      );
    case 'downloading':
      return (
        <div className={styles.control}>
          <div className={styles.progress}>
            <ProgressBar label={t('artifacts.download.busy')} share={state.share} />
          </div>
          <Button icon="close" onClick={() => downloads.abort(artifactId)}>
            {t('artifacts.download.abort')}
          </Button>
        </div>
      );
    case 'downloaded':
      return (
        <div className={styles.control}>
          <Button icon="download" onClick={() => void save()}>
            {t('artifacts.download.save')}
          </Button>
          <Button icon="delete" onClick={() => void downloads.remove(artifactId)}>
            {t('artifacts.download.remove')}
          </Button>
        </div>
      );
    case 'failed':
      return (
        <div className={styles.control}>
          <p role="alert" className={styles.failed}>
            {t('artifacts.download.failed')} {requestErrorWords(state.error, frameText)}
          </p>
          <Button icon="retry" onClick={start}>
            {t('artifacts.download.again')}
          </Button>
        </div>
      );
  }
}
