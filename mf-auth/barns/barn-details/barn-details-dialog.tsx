import { formatDiscoveryCode, type InstanceView, shownName } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { Button, Dialog, IconButton, TextField, useCopy } from '@barnwatch/shared/ui';
import { AddressList } from '../add-barn/address-list';
import styles from './barn-details.module.css';
import { ConnectionDetails } from './connection-details';
import { InstanceFacts } from './instance-facts';

/** What can be asked from here. */
export type DetailsNext = 'sign-in' | 'sign-up' | 'edit' | 'remove' | 'sign-out' | 'code';

export interface BarnDetailsDialogProps {
  readonly instance: InstanceView;
  readonly onClose: () => void;
  readonly onAsk: (next: DetailsNext) => void;
}

/** Everything of one instance that the card has no room for, and what is done rarely. */
export function BarnDetailsDialog({ instance, onClose, onAsk }: BarnDetailsDialogProps) {
  const { t } = useTexts('mf-auth');
  const copy = useCopy();
  const { discoveryObject, strangerAt, loggedIn, fromDeployment } = instance;
  const code = formatDiscoveryCode(discoveryObject);
  return (
    <Dialog
      open
      title={shownName(instance)}
      onClose={onClose}
      actions={
        <>
          {!fromDeployment && (
            <>
              <Button icon="delete" onClick={() => onAsk('remove')}>
                {t('details.remove')}
              </Button>
              <Button icon="edit" onClick={() => onAsk('edit')}>
                {t('details.edit')}
              </Button>
            </>
          )}
          {loggedIn ? (
            <Button icon="logout" onClick={() => onAsk('sign-out')}>
              {t('details.signOut')}
            </Button>
          ) : (
            <>
              <Button onClick={() => onAsk('sign-up')}>{t('signUp.action')}</Button>
              <Button kind="primary" onClick={() => onAsk('sign-in')}>
                {t('signIn.submit')}
              </Button>
            </>
          )}
        </>
      }
    >
      <div className={styles.content}>
        <ConnectionDetails instance={instance} />
        <InstanceFacts instance={instance} />
        <section className={styles.section}>
          <h3 className={styles.heading}>{t('details.addresses')}</h3>
          <AddressList discoveryObject={discoveryObject} strangerAt={strangerAt} />
        </section>
        <TextField
          readOnly
          label={t('details.code')}
          hint={t('details.codeHint')}
          value={code}
          onChange={() => undefined}
          onFocus={(event) => event.currentTarget.select()}
          after={<IconButton icon="copy" name={t('details.copyCode')} onClick={() => void copy(code)} />}
        />
        <Button className={styles.showCode} icon="qr-code" onClick={() => onAsk('code')}>
          {t('details.showCode')}
        </Button>
        {fromDeployment && <p className={styles.note}>{t('details.fromDeployment')}</p>}
      </div>
    </Dialog>
  );
}
