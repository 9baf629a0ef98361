import { useTexts } from '@barnwatch/shared/i18n';
import { Button, Card, VisuallyHidden } from '@barnwatch/shared/ui';
import { KeyItem } from './key-item';
import type { PublicKey, ServiceAccount } from './key-state';
import styles from './service-accounts.module.css';
import { SignInPanel } from './sign-in-panel';

export interface ServiceAccountCardProps {
  readonly account: ServiceAccount;
  /** Among those of everybody, whose it is is said. */
  readonly hasOwner: boolean;
  readonly onAdd: () => void;
  readonly onDelete: (key: PublicKey) => void;
}

/** Contract, `ServiceAccount`. */
const mostKeys = 50;

/** One service account: its keys, and how its machine signs in. */
export function ServiceAccountCard({ account, hasOwner, onAdd, onDelete }: ServiceAccountCardProps) {
  const { t } = useTexts('mf-admin');
  const { name, serviceAccountId, ownerAccountId, publicKeys } = account;
  const shown = name || serviceAccountId;
  return (
    <Card
      title={shown}
      actions={
        <Button icon="add" disabled={publicKeys.length >= mostKeys} onClick={onAdd}>
          {t('serviceAccounts.addKey')}
          <VisuallyHidden> {t('serviceAccounts.forAccount', { name: shown })}</VisuallyHidden>
        </Button>
      }
    >
      <dl className={styles.facts}>
        <div>
          <dt>{t('serviceAccounts.id')}</dt>
          <dd>
            <code className={styles.code}>{serviceAccountId}</code>
          </dd>
        </div>
        {hasOwner && (
          <div>
            <dt>{t('serviceAccounts.owner')}</dt>
            <dd>
              <code className={styles.code}>{ownerAccountId}</code>
            </dd>
          </div>
        )}
      </dl>
      {publicKeys.length === 0 ? (
        <p className={styles.muted}>{t('serviceAccounts.noKeys')}</p>
      ) : (
        <ul className={styles.keys} aria-label={t('serviceAccounts.keys', { name: shown })}>
          {publicKeys.map((publicKey) => (
            <KeyItem key={publicKey.fingerprint} publicKey={publicKey} onDelete={() => onDelete(publicKey)} />
          ))}
        </ul>
      )}
      {publicKeys.length >= mostKeys && (
        <p className={styles.muted}>{t('serviceAccounts.mostKeys', { count: mostKeys })}</p>
      )}
      <SignInPanel account={account} />
    </Card>
  );
}
