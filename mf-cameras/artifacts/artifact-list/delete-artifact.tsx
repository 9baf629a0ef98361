import { type InstanceView, type RequestError, useInstanceClient, usePermission } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { useNavigate } from '@barnwatch/shared/routing';
import { Banner, Button, ConfirmDialog, requestErrorWords, useShowToast } from '@barnwatch/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { artifactsPath } from '../../camera-records/addresses/camera-addresses';
import type { ArtifactDownloads } from '../downloads/artifact-downloads';
import { cancelArtifact } from '../making/cancel-artifact';
import type { Artifact } from '../records/artifact';
import { mayMake } from '../records/artifact-rights';

export interface DeleteArtifactProps {
  readonly instance: InstanceView;
  readonly artifact: Artifact;
  readonly downloads: ArtifactDownloads;
  readonly name: string;
}

/** Deletes an artifact at the barn, for everybody, once one has said yes. */
export function DeleteArtifact({ instance, artifact, downloads, name }: DeleteArtifactProps) {
  const { t } = useTexts('mf-cameras');
  const { t: frameText } = useTexts();
  const instanceId = instance.globalUniqueIdentifier;
  const client = useInstanceClient(instanceId);
  const makes = usePermission(mayMake, instanceId);
  const navigate = useNavigate();
  const showToast = useShowToast();
  const [asks, setAsks] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<RequestError | null>(null);
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);
  if (!makes) return null;
  const remove = async () => {
    setAsks(false);
    setBusy(true);
    const { artifactId } = artifact;
    const outcome = await cancelArtifact(client, artifactId);
    // Somebody else was faster: it is gone all the same.
    const isGone = outcome.ok || outcome.error.code === 'not-found';
    if (isGone) await downloads.remove(artifactId);
    if (isLeft.current) return;
    setBusy(false);
    if (!isGone) return setError(outcome.error);
    showToast({ kind: 'success', text: t('artifacts.delete.done') });
    await navigate(artifactsPath(instanceId), { replace: true });
  };
  return (
    <div>
      <Button kind="danger" icon="delete" busy={isBusy} onClick={() => setAsks(true)}>
        {t('artifacts.delete.button')}
      </Button>
      {error && (
        <Banner kind="error">
          {t('artifacts.delete.failed')} {requestErrorWords(error, frameText)}
        </Banner>
      )}
      <ConfirmDialog
        open={asks}
        title={t('artifacts.delete.title')}
        text={t('artifacts.delete.text', { name })}
        confirmLabel={t('artifacts.delete.confirm')}
        kind="danger"
        onConfirm={() => void remove()}
        onCancel={() => setAsks(false)}
      />
    </div>
  );
}
