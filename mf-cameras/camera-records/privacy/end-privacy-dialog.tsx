import type { InstanceView } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { Button, Dialog, firstFocusMark } from '@barnwatch/shared/ui';
import styles from './privacy.module.css';
import type { PrivacyScope } from './privacy-calls';
import { PrivacyFailure } from './privacy-failure';
import { usePrivacyChange } from './use-privacy-change';

export interface EndPrivacyDialogProps {
  readonly instance: InstanceView;
  readonly scope: PrivacyScope;
  /** Of the camera; not used for all of them. */
  readonly name: string;
  readonly onClose: () => void;
}

/** Asks before pictures can be seen again. */
export function EndPrivacyDialog({ instance, scope, name, onClose }: EndPrivacyDialogProps) {
  const { t } = useTexts('mf-cameras');
  const { isBusy, error, change } = usePrivacyChange(instance);
  return (
    <Dialog
      open
      title={t('privacy.endTitle')}
      onClose={onClose}
      actions={
        <>
          <Button {...firstFocusMark} onClick={onClose}>
            {t('privacy.cancel')}
          </Button>
          <Button
            kind="primary"
            busy={isBusy}
            onClick={() => void change(scope, { kind: 'end' }).then((done) => done && onClose())}
          >
            {t('privacy.end')}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <p>{scope.kind === 'all' ? t('privacy.endTextAll') : t('privacy.endText', { name })}</p>
        <PrivacyFailure error={error} />
      </div>
    </Dialog>
  );
}
