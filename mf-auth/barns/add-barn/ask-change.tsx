import { useTexts } from '@barnwatch/shared/i18n';
import { Banner, Button, RequestFailure } from '@barnwatch/shared/ui';
import { useEffect, useRef } from 'react';
import styles from './add-barn.module.css';
import type { Adding, ChangeFailure } from './adding';
import { AddressList } from './address-list';

export interface AskChangeProps {
  readonly adding: Extract<Adding, { step: 'ask-change' | 'changing' }>;
  readonly onBack: () => void;
  readonly onTakeOver: () => void;
}

/** A known barn's code leads elsewhere than this device does: whether it is to be reached there from now on. */
export function AskChange({ adding, onBack, onTakeOver }: AskChangeProps) {
  const { t } = useTexts('mf-auth');
  const { barn, discoveryObject } = adding;
  const backButton = useRef<HTMLButtonElement>(null);
  // The harmless answer has the focus.
  useEffect(() => backButton.current?.focus(), []);
  return (
    <div className={styles.step}>
      <p>{t('addBarn.askChange', { barn })}</p>
      <AddressList discoveryObject={discoveryObject} />
      {adding.step === 'ask-change' && adding.failure !== null && <Failure barn={barn} failure={adding.failure} />}
      <div className={styles.actions}>
        <Button ref={backButton} onClick={onBack}>
          {t('addBarn.back')}
        </Button>
        <Button kind="primary" busy={adding.step === 'changing'} onClick={onTakeOver}>
          {t('addBarn.takeOver')}
        </Button>
      </div>
    </div>
  );
}

function Failure({ barn, failure }: { readonly barn: string; readonly failure: ChangeFailure }) {
  const { t } = useTexts('mf-auth');
  const words = t(`editBarn.${failure.reason}`, { barn });
  if (failure.reason === 'another-instance') return <Banner kind="error">{words}</Banner>;
  return <RequestFailure form="line" what={words} error={failure.error} />;
}
