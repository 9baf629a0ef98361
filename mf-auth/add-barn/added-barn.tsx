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
  const lastButton = useRef<HTMLButtonElement>(null);
  useEffect(() => lastButton.current?.focus(), []);
  if (instance === null) return null;
  const isBarn = instance.type === 'barn';
  return (
    <div className={styles.step}>
      <div role="status">
        <p className={styles.name}>{shownName(instance)}</p>
        <p className={styles.technicalName}>{instance.name}</p>
        <ConnectionChip instance={instance} />
      </div>
      <div className={styles.actions}>
        <Button ref={isBarn ? undefined : lastButton} onClick={onClose}>
          {frameText('dialog.close')}
        </Button>
        {isBarn && (
          <Button ref={lastButton} kind="primary" onClick={() => onSignIn(instanceId)}>
            {t('addBarn.signIn')}
          </Button>
        )}
      </div>
    </div>
  );
}
