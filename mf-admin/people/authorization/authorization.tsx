import { knownReading } from '@barnwatch/shared/answers';
import { shownName, useSelectedBarn } from '@barnwatch/shared/auth-client';
import { LineNotice } from '@barnwatch/shared/forms';
import { useTexts } from '@barnwatch/shared/i18n';
import { ReadingNotes } from '@barnwatch/shared/reading-notes';
import { useSearchParams } from '@barnwatch/shared/routing';
import { Page, PanelBoundary, Skeleton, Tabs, VisuallyHidden } from '@barnwatch/shared/ui';
import { AccountsPanel } from './accounts-panel';
import styles from './authorization.module.css';
import { ComparePanel } from './compare-panel';
import { PermissionsPanel } from './permissions-panel';
import { RolesPanel } from './roles-panel';
import { useAccounts, usePermissionEntries, useRoleGraph } from './use-authorization';

const tabs = ['accounts', 'roles', 'permissions', 'compare'] as const;

/** Route `administration/authorization`: who may do what, and why (product 6.8). */
export function AuthorizationScreen() {
  const { t } = useTexts('mf-admin');
  const barn = useSelectedBarn();
  const [address, setAddress] = useSearchParams();
  const accountAnswer = useAccounts();
  const roleAnswer = useRoleGraph();
  const permissionAnswer = usePermissionEntries();
  if (!barn) return null;

  const tab = tabs.find((one) => one === address.get('tab')) ?? 'accounts';
  // What comes later would move what is there: all of it is shown at once.
  const isTold = [accountAnswer, roleAnswer, permissionAnswer].every(({ state }) => state !== 'loading');
  const accounts = knownReading(accountAnswer)?.value;
  const graph = knownReading(roleAnswer)?.value;
  const entries = knownReading(permissionAnswer)?.value;
  return (
    <Page title={t('authorization.title')} subtitle={shownName(barn)}>
      <LineNotice needed="selected-barn" ofScreen />
      {isTold && (
        <>
          <ReadingNotes namespace="mf-admin" answer={accountAnswer} texts="accounts" />
          <ReadingNotes namespace="mf-admin" answer={roleAnswer} texts="roles" />
          <ReadingNotes namespace="mf-admin" answer={permissionAnswer} texts="permissions" />
        </>
      )}
      <Tabs
        label={t('authorization.views')}
        value={tab}
        tabs={tabs.map((value) => ({ value, label: t(`authorization.tab.${value}`) }))}
        onChange={(value) => setAddress(value === 'accounts' ? {} : { tab: value })}
      >
        {!isTold && (
          <div role="status" className={styles.panel}>
            <VisuallyHidden>{t('authorization.loading')}</VisuallyHidden>
            <Skeleton height="3rem" />
            <Skeleton height="24rem" />
          </div>
        )}
        {isTold && accounts && graph && entries && (
          <div key={barn.globalUniqueIdentifier} className={styles.panel}>
            {tab === 'accounts' && <AccountsPanel accounts={accounts} graph={graph} entries={entries} />}
            {tab === 'roles' && <RolesPanel graph={graph} />}
            {tab === 'permissions' && <PermissionsPanel accounts={accounts} graph={graph} entries={entries} />}
            {tab === 'compare' && (
              <PanelBoundary name="two accounts compared" what={t('panel.part')} subject={address.toString()}>
                <ComparePanel accounts={accounts} graph={graph} />
              </PanelBoundary>
            )}
          </div>
        )}
      </Tabs>
    </Page>
  );
}
