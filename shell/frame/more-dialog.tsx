import { useTexts } from '@barnwatch/shared/i18n';
import { SuiteLink } from '@barnwatch/shared/routing';
import { Dialog, Icon } from '@barnwatch/shared/ui';
import type { NavEntry } from '../navigation/nav-entries';
import { NavList } from '../navigation/nav-list';
import navStyles from '../navigation/nav-list.module.css';
import { FootEntries } from './foot-entries';
import type { FrameActions } from './frame-actions';

interface MoreDialogProps extends FrameActions {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly entries: readonly NavEntry[];
}

/** On phones: everything that has no place in the bottom bar. */
export function MoreDialog({ open, onClose, entries, onAccount, onSignOut }: MoreDialogProps) {
  const { t } = useTexts();
  const instead = (action: () => void) => () => {
    onClose();
    action();
  };
  return (
    <Dialog light open={open} onClose={onClose} title={t('frame.more')}>
      <NavList entries={entries} onGo={onClose} />
      <FootEntries onGo={onClose} onAccount={instead(onAccount)} onSignOut={instead(onSignOut)}>
        <li>
          <SuiteLink className={navStyles.entry} to="/select-barn" onClick={onClose}>
            <Icon name="barn" />
            {t('frame.chooseBarn')}
          </SuiteLink>
        </li>
      </FootEntries>
    </Dialog>
  );
}
