import type { Edits } from '@barnwatch/shared/answers';
import { useTexts } from '@barnwatch/shared/i18n';
import { IconButton, RequestFailure } from '@barnwatch/shared/ui';
import type { Camera } from '@barnwatch/shared/wire/calls';
import styles from './camera-overview.module.css';

export interface ManagementFailuresProps {
  readonly cameras: readonly Camera[];
  readonly edits: Edits<boolean>;
  readonly onRetry: (cameraId: string, managed: boolean) => Promise<void>;
  readonly onDismiss: (cameraId: string) => void;
}

/** Each change that was not saved, with its reason, for as long as nobody has dealt with it. */
export function ManagementFailures({ cameras, edits, onRetry, onDismiss }: ManagementFailuresProps) {
  const { t } = useTexts('mf-admin');
  return cameras.map(({ cameraId, name }) => {
    const edit = edits.get(cameraId);
    if (edit?.kind !== 'refused') return null;
    return (
      <div key={cameraId} className={styles.failure}>
        <RequestFailure
          error={edit.error}
          what={t('management.failedFor', { name: name || cameraId })}
          form="line"
          onRetry={() => void onRetry(cameraId, edit.value)}
        />
        <IconButton
          icon="close"
          name={t('management.dismiss', { name: name || cameraId })}
          onClick={() => onDismiss(cameraId)}
        />
      </div>
    );
  });
}
