import { useTexts } from '@barnwatch/shared/i18n';
import { IconButton } from '@barnwatch/shared/ui';
import { useNavEntries } from '../navigation/use-nav-entries';
import { SentSignLink } from '../outbox/sent-sign-link';
import { TransferSignLink } from '../transfers/transfer-sign-link';
import { BarnSwitcher } from './barn-switcher';
import { BellPlace } from './bell-place';
import type { FrameActions } from './frame-actions';
import styles from './phone-bars.module.css';

/** On phones: the barn one is at, the finder, and the account. */
export function TopBar({ onAccount, onFind }: FrameActions) {
  const { t } = useTexts();
  const paths = useNavEntries().map(({ path }) => path);
  return (
    <header className={styles.top}>
      <div className={styles.barn}>
        <BarnSwitcher />
      </div>
      <TransferSignLink paths={paths} />
      <SentSignLink form="icon" paths={paths} />
      <BellPlace bar="top" />
      <IconButton icon="search" name={t('finder.open')} onClick={onFind} />
      <IconButton icon="settings" name={t('account.title')} onClick={onAccount} />
    </header>
  );
}
