import { sendCall } from '@barnwatch/shared/answers';
import { type InstanceView, type RequestError, useInstanceClient, usePermission } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { Banner, Button, requestErrorWords, useShowToast } from '@barnwatch/shared/ui';
import { markAsFallback } from '@barnwatch/shared/wire/calls';
import { useState } from 'react';
import styles from './camera-images.module.css';

/** Of the call, by the contract. */
const mayMark = { any: ['cameras.manage'] } as const;

export interface MarkFallbackButtonProps {
  readonly instance: InstanceView;
  readonly cameraId: string;
  /** When the picture that is shown was taken, ms since 1970 UTC by the barn's clock; null while there is none. */
  readonly capturedAt: number | null;
}

/** Makes the picture that is shown the one that stands for the camera while it gives none. */
export function MarkFallbackButton({ instance, cameraId, capturedAt }: MarkFallbackButtonProps) {
  const { t } = useTexts('mf-cameras');
  const { t: frameText } = useTexts();
  const instanceId = instance.globalUniqueIdentifier;
  const client = useInstanceClient(instanceId);
  const isPermitted = usePermission(mayMark, instanceId);
  const showToast = useShowToast();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<RequestError | null>(null);
  if (!isPermitted) return null;

  const mark = async (timestamp: number) => {
    setBusy(true);
    setError(null);
    const outcome = await sendCall(client, markAsFallback, { path: { cameraId, timestamp } });
    setBusy(false);
    if (outcome.ok) return showToast({ kind: 'success', text: t('images.fallback.marked') });
    setError(outcome.error);
  };
  return (
    <>
      <Button
        icon="images"
        title={t('images.fallback.hint')}
        busy={isBusy}
        disabled={capturedAt === null}
        onClick={() => capturedAt !== null && void mark(capturedAt)}
      >
        {t('images.fallback.mark')}
      </Button>
      {error && (
        <div className={styles.wide}>
          <Banner kind="error">
            {t('images.fallback.failed')} {requestErrorWords(error, frameText)}
          </Banner>
        </div>
      )}
    </>
  );
}
