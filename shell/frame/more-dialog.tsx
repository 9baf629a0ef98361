import { useSelectedBarn } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { SuiteLink } from '@barnwatch/shared/routing';
import { Dialog, Icon } from '@barnwatch/shared/ui';
import type { NavEntry } from '../navigation/nav-entries';
import { NavList } from '../navigation/nav-list';
import navStyles from '../navigation/nav-list.module.css';
import type { FrameActions } from './frame-actions';
import styles from './sidebar.module.css';

interface MoreDialogProps extends FrameActions {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly entries: readonly NavEntry[];
}

/** On phones: everything that has no place in the bottom bar. */
export function MoreDialog({ open, onClose, entries, onAccount, onSignOut }: MoreDialogProps) {
  const { t } = useTexts();
  const barn = useSelectedBarn();
  const instead = (action: () => void) => () => {
    onClose();
    action();
  };
  return (
    <Dialog open={open} onClose={onClose} title={t('frame.more')}>
      <NavList entries={entries} onGo={onClose} />
      <ul className={`${navStyles.list} ${styles.foot}`}>
        <li>
          <SuiteLink className={navStyles.entry} to="/select-barn" onClick={onClose}>
            <Icon name="barn" />
            {t('frame.chooseBarn')}
          </SuiteLink>
        </li>
        <li>
          <SuiteLink className={navStyles.entry} to="/system-information" onClick={onClose}>
            <Icon name="info-system" />
            {t('systemInformation.title')}
          </SuiteLink>
        </li>
        <li>
          <button type="button" className={navStyles.entry} onClick={instead(onAccount)}>
            <Icon name="settings" />
            {t('account.title')}
          </button>
        </li>
        {barn?.loggedIn && (
          <li>
            <button type="button" className={navStyles.entry} onClick={instead(onSignOut)}>
              <Icon name="logout" />
              {t('signOut.action')}
            </button>
          </li>
        )}
      </ul>
    </Dialog>
  );
}
