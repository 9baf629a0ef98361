import { shownName, usePermission, useSelectedBarn } from '@barnwatch/shared/auth-client';
import { LineNotice } from '@barnwatch/shared/forms';
import { useTexts } from '@barnwatch/shared/i18n';
import { useSearchParams, withParameter } from '@barnwatch/shared/routing';
import { Page, Tabs } from '@barnwatch/shared/ui';
import type { Circle } from './key-state';
import { ServiceAccountList } from './service-account-list';
import styles from './service-accounts.module.css';
import { useAllServiceAccounts, useOwnServiceAccounts } from './use-service-accounts';

const maySeeAll = { any: ['serviceAccounts.all'] } as const;

/** Route `administration/service-accounts`: accounts of programs, and the keys that they sign in with (product 6.9). */
export function ServiceAccountsScreen() {
  const { t } = useTexts('mf-admin');
  const barn = useSelectedBarn();
  const seesAll = usePermission(maySeeAll);
  const [address, setAddress] = useSearchParams();
  if (!barn) return null;

  const circle: Circle = seesAll && address.get('circle') === 'all' ? 'all' : 'own';
  const List = circle === 'all' ? AllAccounts : OwnAccounts;
  const list = <List key={`${barn.globalUniqueIdentifier} ${circle}`} />;
  return (
    <Page title={t('serviceAccounts.title')} subtitle={shownName(barn)} width="reading">
      <LineNotice needed="selected-barn" ofScreen />
      <p className={styles.lead}>{t('serviceAccounts.lead')}</p>
      {seesAll ? (
        <Tabs
          label={t('serviceAccounts.circles')}
          value={circle}
          tabs={circles.map((value) => ({ value, label: t(`serviceAccounts.circle.${value}`) }))}
          onChange={(value) =>
            setAddress((known) => withParameter(known, 'circle', value === 'own' ? null : value), { replace: true })
          }
        >
          {list}
        </Tabs>
      ) : (
        list
      )}
    </Page>
  );
}

const circles = ['own', 'all'] as const satisfies readonly Circle[];

function OwnAccounts() {
  return <ServiceAccountList circle="own" answer={useOwnServiceAccounts()} />;
}

function AllAccounts() {
  return <ServiceAccountList circle="all" answer={useAllServiceAccounts()} />;
}
