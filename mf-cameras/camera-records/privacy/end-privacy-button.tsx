import { type InstanceView, isPermitted, usePermissions } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { Button } from '@barnwatch/shared/ui';
import { useState } from 'react';
import { EndPrivacyDialog } from './end-privacy-dialog';
import styles from './privacy.module.css';
import type { PrivacyScope } from './privacy-calls';
import { maySwitchPrivacy } from './privacy-permission';

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
  return (
    <>
      <Button kind="primary" className={styles.end} onClick={() => setAsks(true)}>
        {t('privacy.end')}
      </Button>
      <EndPrivacyDialog instance={instance} scope={scope} name={name} open={asks} onClose={() => setAsks(false)} />
    </>
  );
}
