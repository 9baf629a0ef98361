import type { Edits } from '@barnwatch/shared/answers';
import { useTexts } from '@barnwatch/shared/i18n';
import { IconButton, RequestFailure } from '@barnwatch/shared/ui';
import type { Camera } from '@barnwatch/shared/wire/calls';
import styles from './camera-overview.module.css';

export interface EditFailuresProps {
  readonly cameras: readonly Camera[];
  readonly edits: Edits<boolean>;
  /** What was not saved, in words, of the camera of a name. */
  readonly what: (name: string) => string;
  readonly onRetry: (cameraId: string, wanted: boolean) => Promise<void>;
  readonly onDismiss: (cameraId: string) => void;
}

/** Each change that was not saved, with its reason, for as long as nobody has dealt with it. */
export function EditFailures({ cameras, edits, what, onRetry, onDismiss }: EditFailuresProps) {
  const { t } = useTexts('mf-admin');
  return cameras.map(({ cameraId, name }) => {
    const edit = edits.get(cameraId);
    if (edit?.kind !== 'refused') return null;
    return (
      <div key={cameraId} className={styles.failure}>
        <RequestFailure
          error={edit.error}
          what={what(name || cameraId)}
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
