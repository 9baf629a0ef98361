import { type InstanceView, isPermitted, usePermissions } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { Button, lazyPart } from '@barnwatch/shared/ui';
import { useState } from 'react';
import { OpenedDialog } from '../opened-dialog/opened-dialog';
import styles from './privacy.module.css';
import type { PrivacyScope } from './privacy-calls';
import { maySwitchPrivacy } from './privacy-permission';

/** Fetched when it is opened, and with it the calls of privacy. */
const EndPrivacyDialog = lazyPart(() => import('./end-privacy-dialog').then((module) => module.EndPrivacyDialog));

export interface EndPrivacyButtonProps {
  readonly instance: InstanceView;
  readonly scope: PrivacyScope;
  /** Of the camera; not used for all of them. */
  readonly name: string;
}

/** One press and one confirmation. Not there for those who may not. */
export function EndPrivacyButton({ instance, scope, name }: EndPrivacyButtonProps) {
  const { t } = useTexts('mf-cameras');
  const permissions = usePermissions(instance.globalUniqueIdentifier);
  const [asks, setAsks] = useState(false);
  if (!isPermitted(maySwitchPrivacy, permissions)) return null;
  const close = () => setAsks(false);
  return (
    <>
      <Button kind="primary" className={styles.end} onClick={() => setAsks(true)}>
        {t('privacy.end')}
      </Button>
      {asks && (
        <OpenedDialog title={t('privacy.endTitle')} onClose={close}>
          <EndPrivacyDialog instance={instance} scope={scope} name={name} onClose={close} />
        </OpenedDialog>
      )}
    </>
  );
}
