import { type InstanceView, shownName, signOut } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { Button, Checkbox, Dialog, RequestFailure, useShowToast } from '@barnwatch/shared/ui';
import { useState } from 'react';
import styles from './eula-in-place.module.css';
import { EulaReadingView } from './eula-reading-view';
import { useEulaInPlace } from './use-eula-in-place';

/** Reads, ticks, accepts; or declines, which logs out of the barn. */
export function EulaQuestion({ barn }: { readonly barn: InstanceView }) {
  const { t } = useTexts();
  const showToast = useShowToast();
  const { reading, readAgain, sending, error, accept } = useEulaInPlace(barn.globalUniqueIdentifier);
  const [ticked, setTicked] = useState(false);
  const [missing, setMissing] = useState(false);

  function submit(): void {
    setMissing(!ticked);
    if (ticked) accept();
    else showToast({ kind: 'error', text: t('eulaInPlace.pleaseAccept') });
  }

  return (
    <Dialog
      open
      width="wide"
      dismissible={false}
      title={t('eulaInPlace.title', { barn: shownName(barn) })}
      onClose={() => undefined}
      actions={
        <>
          <Button onClick={() => void signOut(barn.globalUniqueIdentifier)}>{t('eulaInPlace.decline')}</Button>
          <Button kind="primary" busy={sending} disabled={reading.state !== 'ready'} onClick={submit}>
            {t('eulaInPlace.accept')}
          </Button>
        </>
      }
    >
      <div className={styles.content}>
        <p>{t('eulaInPlace.intro')}</p>
        <EulaReadingView reading={reading} onReadAgain={readAgain} />
        <Checkbox
          label={t('eulaInPlace.tick')}
          checked={ticked}
          disabled={reading.state !== 'ready'}
          error={missing && !ticked ? t('eulaInPlace.pleaseAccept') : undefined}
          onChange={setTicked}
        />
        {error !== null && <RequestFailure form="line" what={t('eulaInPlace.notSent')} error={error} />}
      </div>
    </Dialog>
  );
}
