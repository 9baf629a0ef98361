import { type InstanceView, shownAccount } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { Age } from '@barnwatch/shared/ui';
import type { ReactNode } from 'react';
import styles from './barn-details.module.css';

/** What the instance is and who one is there. */
export function InstanceFacts({ instance }: { readonly instance: InstanceView }) {
  const { t } = useTexts('mf-auth');
  const { type, version, lastContact, globalUniqueIdentifier } = instance;
  return (
    <dl className={styles.facts}>
      <Fact label={t('details.type')}>{t(`type.${type}`)}</Fact>
      <Fact label={t('details.account')}>{shownAccount(instance) || t('card.notSignedIn')}</Fact>
      <Fact label={t('details.lastContact')}>
        {lastContact === null ? t('card.neverReached') : <Age since={lastContact} plain />}
      </Fact>
      <Fact label={t('details.version')}>{version ?? t('details.unknownVersion')}</Fact>
      <Fact label={t('details.id')}>{globalUniqueIdentifier}</Fact>
    </dl>
  );
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
