import { useTexts } from '@barnwatch/shared/i18n';
import { Button, RequestFailure } from '@barnwatch/shared/ui';
import { useEffect, useRef } from 'react';
import styles from './add-barn.module.css';
import type { Adding } from './adding';
import { AddressList } from './address-list';

export interface AskAddressesProps {
  readonly adding: Extract<Adding, { step: 'ask' | 'connecting' }>;
  readonly onBack: () => void;
  readonly onConnect: () => void;
}

/** Second step: where the code leads, and whether to go there. Nothing has been sent before "Connect". */
export function AskAddresses({ adding, onBack, onConnect }: AskAddressesProps) {
  const { t } = useTexts('mf-auth');
  const backButton = useRef<HTMLButtonElement>(null);
  // The harmless answer has the focus.
  useEffect(() => backButton.current?.focus(), []);
  return (
    <div className={styles.step}>
      {adding.claimedName !== null && <p>{t('addBarn.claimedName', { name: adding.claimedName })}</p>}
      <p>{t('addBarn.ask')}</p>
      <AddressList discoveryObject={adding.discoveryObject} />
      {adding.step === 'ask' && adding.failure !== null && (
        <RequestFailure form="line" what={t('addBarn.failed')} error={adding.failure} />
      )}
      <div className={styles.actions}>
        <Button ref={backButton} onClick={onBack}>
          {t('addBarn.back')}
        </Button>
        <Button kind="primary" busy={adding.step === 'connecting'} onClick={onConnect}>
          {t('addBarn.connect')}
        </Button>
      </div>
    </div>
  );
}
