import { shownName, useInstance } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { Button, ConnectionChip } from '@barnwatch/shared/ui';
import { useEffect, useRef } from 'react';
import styles from './add-barn.module.css';

export interface AddedBarnProps {
  readonly instanceId: string;
  readonly onClose: () => void;
  readonly onSignIn: (instanceId: string) => void;
}

/** Last step: who answered at the addresses, and signing in there. */
export function AddedBarn({ instanceId, onClose, onSignIn }: AddedBarnProps) {
  const { t } = useTexts('mf-auth');
  const { t: frameText } = useTexts();
  const instance = useInstance(instanceId);
  const signInButton = useRef<HTMLButtonElement>(null);
  useEffect(() => signInButton.current?.focus(), []);
  if (instance === null) return null;
  return (
    <div className={styles.step}>
      <div role="status">
        <p className={styles.name}>{shownName(instance)}</p>
        <p className={styles.technicalName}>{`${t(`type.${instance.type}`)} · ${instance.name}`}</p>
        <ConnectionChip instance={instance} />
      </div>
      <div className={styles.actions}>
        <Button onClick={onClose}>{frameText('dialog.close')}</Button>
        {!instance.loggedIn && (
          <Button ref={signInButton} kind="primary" onClick={() => onSignIn(instanceId)}>
            {t('addBarn.signIn')}
          </Button>
        )}
      </div>
    </div>
  );
}
