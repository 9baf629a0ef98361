import { type InstanceView, type RequestError, useInstanceClient, usePermission } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { useNavigate } from '@barnwatch/shared/routing';
import { Banner, Button, ErrorState, ProgressBar, requestErrorWords } from '@barnwatch/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { artifactsPath } from '../../camera-records/addresses/camera-addresses';
import { cancelArtifact } from '../making/cancel-artifact';
import { failureOf } from '../making/make-artifact';
import type { Artifact } from '../records/artifact';
import { mayMake } from '../records/artifact-rights';
import styles from './artifact-view.module.css';

export interface ArtifactProgressProps {
  readonly instance: InstanceView;
  readonly artifact: Artifact;
  readonly onChange: () => void;
}

/** How far an artifact is, which can be cancelled; or why it could not be made. */
export function ArtifactProgress({ instance, artifact, onChange }: ArtifactProgressProps) {
  const { t } = useTexts('mf-cameras');
  const { t: frameText } = useTexts();
  const instanceId = instance.globalUniqueIdentifier;
  const client = useInstanceClient(instanceId);
  const navigate = useNavigate();
  const makes = usePermission(mayMake, instanceId);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<RequestError | null>(null);
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);
  const cancel = async () => {
    setBusy(true);
    const outcome = await cancelArtifact(client, artifact.artifactId);
    if (isLeft.current) return;
    setBusy(false);
    if (outcome.ok || outcome.error.code === 'not-found') return navigate(artifactsPath(instanceId), { replace: true });
    setError(outcome.error);
    onChange();
  };
  if (artifact.state === 'failed') return <WhyNot instance={instance} artifact={artifact} />;
  return (
    <div className={styles.waiting}>
      <ProgressBar label={t('artifacts.pending')} share={artifact.progress} />
      <p>{t('artifacts.pendingHint')}</p>
      {makes && (
        <div>
          <Button icon="close" busy={isBusy} onClick={() => void cancel()}>
            {t('artifacts.cancel')}
          </Button>
        </div>
      )}
      {error && (
        <Banner kind="error">
          {t('artifacts.cancelFailed')} {requestErrorWords(error, frameText)}
        </Banner>
      )}
    </div>
  );
}

function WhyNot({ instance, artifact }: Pick<ArtifactProgressProps, 'instance' | 'artifact'>) {
  const { t } = useTexts('mf-cameras');
  const client = useInstanceClient(instance.globalUniqueIdentifier);
  const [reason, setReason] = useState<string | null>(null);
  const { artifactId } = artifact;
  useEffect(() => {
    const left = new AbortController();
    void failureOf(client, artifactId, left.signal).then((told) => {
      if (!left.signal.aborted) setReason(told);
    });
    return () => left.abort();
  }, [client, artifactId]);
  return (
    <div className={styles.waiting}>
      <ErrorState what={t('artifacts.failed')} why={reason ?? t('artifacts.failedHint')} />
    </div>
  );
}
