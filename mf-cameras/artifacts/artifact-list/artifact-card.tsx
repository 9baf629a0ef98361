import type { InstanceView } from '@barnwatch/shared/auth-client';
import { formatFileSize, useTexts } from '@barnwatch/shared/i18n';
import { SuiteLink } from '@barnwatch/shared/routing';
import { Age, ProgressBar, Tag } from '@barnwatch/shared/ui';
import type { ArtifactDownloads } from '../downloads/artifact-downloads';
import { DownloadControl } from '../downloads/download-control';
import { ArtifactPreview } from '../pictures/artifact-preview';
import type { Artifact } from '../records/artifact';
import { nameWords } from '../records/artifact-words';
import { FactList } from '../records/fact-list';
import styles from './artifact-list.module.css';

export interface ArtifactCardProps {
  readonly instance: InstanceView;
  readonly artifact: Artifact;
  readonly downloads: ArtifactDownloads;
  readonly cameraName: (cameraId: string) => string;
  /** Where it is shown by itself. */
  readonly address: string;
}

/** One artifact of the list. */
export function ArtifactCard({ instance, artifact, downloads, cameraName, address }: ArtifactCardProps) {
  const { t, language } = useTexts('mf-cameras');
  const name = nameWords(artifact, cameraName, t);
  const { sizeBytes } = artifact;
  return (
    <article className={styles.card} aria-label={name}>
      <ArtifactPreview instance={instance} artifact={artifact} downloads={downloads} name={name} />
      <div className={styles.cardHead}>
        <h2 className={styles.heading}>
          <SuiteLink className={styles.link} to={address}>
            {name}
          </SuiteLink>
        </h2>
        <p className={styles.made}>
          {t('artifacts.made')} <Age since={artifact.createdAt - (instance.clockOffsetMs ?? 0)} plain />
          {sizeBytes !== undefined && `, ${formatFileSize(sizeBytes, language)}`}
        </p>
        {!artifact.stored && <Tag>{t('artifacts.passing')}</Tag>}
      </div>
      <FactList artifact={artifact} cameraName={cameraName} />
      <div className={styles.cardFoot}>
        {artifact.state === 'ready' && (
          <DownloadControl instance={instance} artifact={artifact} downloads={downloads} />
        )}
        {artifact.state === 'pending' && <ProgressBar label={t('artifacts.pending')} share={artifact.progress} />}
        {artifact.state === 'failed' && <p className={styles.failed}>{t('artifacts.failed')}</p>}
      </div>
    </article>
  );
}
