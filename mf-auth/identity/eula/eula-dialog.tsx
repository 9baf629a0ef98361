import { type InstanceView, shownName, signOut } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { Button, Checkbox, Dialog, RequestFailure, useShowToast } from '@barnwatch/shared/ui';
import { useState } from 'react';
import styles from './eula-dialog.module.css';
import { EulaText } from './eula-text';
import { useAcceptance } from './use-acceptance';
import { useEula } from './use-eula';

export interface EulaDialogProps {
  readonly instance: InstanceView;
  readonly onClose: () => void;
  readonly onAccepted: () => void;
}

/** The licence agreement of a barn (product 2.4, 4.8): read, tick, accept; or decline, which logs out of the barn. */
export function EulaDialog({ instance, onClose, onAccepted }: EulaDialogProps) {
  const { t } = useTexts('mf-auth');
  const showToast = useShowToast();
  const barn = shownName(instance);
  const { reading, retry } = useEula(instance.globalUniqueIdentifier);
  const { busy, error, accept } = useAcceptance(instance, onAccepted);
  const [ticked, setTicked] = useState(false);
  const [missing, setMissing] = useState(false);

  function submit(): void {
    setMissing(!ticked);
    if (ticked) accept();
    else showToast({ kind: 'error', text: t('toast.acceptEula') });
  }

  async function decline(): Promise<void> {
    onClose();
    await signOut(instance.globalUniqueIdentifier);
    showToast({ kind: 'info', text: t('signOut.done', { barn }) });
  }

  return (
    <Dialog
      open
      width="wide"
      title={t('eula.title', { barn })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={() => void decline()}>{t('eula.decline')}</Button>
          <Button kind="primary" busy={busy} disabled={reading.state !== 'ready'} onClick={submit}>
            {t('eula.accept')}
          </Button>
        </>
      }
    >
      <div className={styles.content}>
        <p>{t('eula.intro')}</p>
        <EulaText reading={reading} onRetry={retry} />
        <Checkbox
          label={t('eula.tick')}
          checked={ticked}
          disabled={reading.state !== 'ready'}
          error={missing && !ticked ? t('toast.acceptEula') : undefined}
          onChange={setTicked}
        />
        {error !== null && <RequestFailure form="line" what={t('eula.notAccepted')} error={error} />}
      </div>
    </Dialog>
  );
}
