import { type InstanceView, shownAccount, shownName, signOut } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { Button, Card, Icon } from '@barnwatch/shared/ui';
import { useState } from 'react';
import styles from './single-sign-on.module.css';

export interface ConfirmStepProps {
  readonly senator: InstanceView;
  readonly onConfirm: () => void;
  /** Signed out of the senator, to sign in as someone else. */
  readonly onLeft: () => void;
}

/** Someone is signed in at the senator already: go on with that account, or use another one. */
export function ConfirmStep({ senator, onConfirm, onLeft }: ConfirmStepProps) {
  const { t } = useTexts('mf-auth');
  const [leaving, setLeaving] = useState(false);
  const name = shownName(senator);

  async function changeAccount(): Promise<void> {
    setLeaving(true);
    await signOut(senator.globalUniqueIdentifier);
    onLeft();
  }

  return (
    <Card title={t('singleSignOn.continueTitle', { senator: name })}>
      <div className={styles.choices}>
        <p className={styles.account}>
          <Icon name="account" size={18} />
          {t('singleSignOn.signedInAs', { account: shownAccount(senator) })}
        </p>
        <Button kind="primary" onClick={onConfirm}>
          {t('singleSignOn.continueAs')}
        </Button>
        <Button busy={leaving} onClick={() => void changeAccount()}>
          {t('singleSignOn.otherAccount')}
        </Button>
        <p className={styles.hint}>{t('singleSignOn.otherAccountHint', { senator: name })}</p>
      </div>
    </Card>
  );
}
