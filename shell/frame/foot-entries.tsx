import { useSelectedBarn } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { SuiteLink } from '@barnwatch/shared/routing';
import { Icon } from '@barnwatch/shared/ui';
import type { ReactNode } from 'react';
import navStyles from '../navigation/nav-list.module.css';
import type { FrameActions } from './frame-actions';
import styles from './sidebar.module.css';

interface FootEntriesProps extends Pick<FrameActions, 'onAccount' | 'onSignOut'> {
  /** What stands before them. */
  readonly children?: ReactNode;
  /** When one of them is followed to another screen. */
  readonly onGo?: () => void;
}

/** What belongs to the person and the device rather than to a barn: at the foot of the sidebar, and of *More* on phones. */
export function FootEntries({ children, onGo, onAccount, onSignOut }: FootEntriesProps) {
  const { t } = useTexts();
  const barn = useSelectedBarn();
  return (
    <ul className={`${navStyles.list} ${styles.foot}`}>
      {children}
      <li>
        <SuiteLink className={navStyles.entry} to="/system-information" onClick={onGo}>
          <Icon name="info-system" />
          {t('systemInformation.title')}
        </SuiteLink>
      </li>
      <li>
        <button type="button" className={navStyles.entry} onClick={onAccount}>
          <Icon name="settings" />
          {t('account.title')}
        </button>
      </li>
      {barn?.loggedIn && (
        <li>
          <button type="button" className={navStyles.entry} onClick={onSignOut}>
            <Icon name="logout" />
            {t('signOut.action')}
          </button>
        </li>
      )}
    </ul>
  );
}
