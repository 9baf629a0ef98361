import type { ConnectionStrategy, DiscoveryObject } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { Icon } from '@barnwatch/shared/ui';
import styles from './address-list.module.css';
import { listedAddresses } from './listed-addresses';

export interface AddressListProps {
  readonly discoveryObject: DiscoveryObject;
  /** Where someone else answered. */
  readonly strangerAt?: readonly ConnectionStrategy[];
}

/** Every address of an instance, in full. */
export function AddressList({ discoveryObject, strangerAt = [] }: AddressListProps) {
  const { t } = useTexts('mf-auth');
  return (
    <ul className={styles.list}>
      {listedAddresses(discoveryObject).map(({ strategy, address, encrypted, disguised, gatewayId }) => (
        <li key={strategy} className={styles.entry}>
          <span className={styles.strategy}>{t(`strategy.${strategy}`)}</span>
          <code className={styles.address}>{address}</code>
          {!encrypted && <span className={styles.note}>{t('addBarn.unencrypted')}</span>}
          {gatewayId !== null && <span className={styles.note}>{t('addBarn.gatewayId', { id: gatewayId })}</span>}
          {disguised && (
            <span className={styles.stranger}>
              <Icon name="warning" size={16} />
              {t('addBarn.disguised')}
            </span>
          )}
          {strangerAt.includes(strategy) && (
            <span className={styles.stranger}>
              <Icon name="warning" size={16} />
              {t('details.strangerAt')}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
