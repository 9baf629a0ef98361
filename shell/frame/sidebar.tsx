import { useTexts } from '@barnwatch/shared/i18n';
import { SuiteLink } from '@barnwatch/shared/routing';
import { Icon, IconButton } from '@barnwatch/shared/ui';
import { entriesAtHand } from '../navigation/fold-entries';
import { NavList } from '../navigation/nav-list';
import { useNavEntries, useNavPlaces } from '../navigation/use-nav-entries';
import { SentSignLink } from '../outbox/sent-sign-link';
import { useSuite } from '../suite/suite-context';
import { TransferSignLink } from '../transfers/transfer-sign-link';
import { BarnSwitcher } from './barn-switcher';
import { BellPlace } from './bell-place';
import { FootEntries } from './foot-entries';
import type { FrameActions } from './frame-actions';
import styles from './sidebar.module.css';

interface SidebarProps extends FrameActions {
  /** See `NavList`. */
  readonly makesFoldedLate: boolean;
}

/** Navigation from medium width. */
export function Sidebar({ onAccount, onFind, onSignOut, makesFoldedLate }: SidebarProps) {
  const { t } = useTexts();
  const { registry } = useSuite();
  const entries = useNavEntries();
  const places = useNavPlaces();
  return (
    <nav className={styles.sidebar} aria-label={t('frame.navigation')}>
      <div className={styles.head}>
        <SuiteLink className={styles.brand} to="/">
          <Icon name="barn" size={24} className={styles.mark} />
          <span className={styles.name}>{registry.branding.name}</span>
        </SuiteLink>
        <div className={styles.tools}>
          <BellPlace bar="side" />
          <IconButton icon="search" name={t('finder.open')} onClick={onFind} />
        </div>
      </div>
      <BarnSwitcher />
      <div className={styles.signs}>
        <SentSignLink form="line" paths={entries.map(({ path }) => path)} />
        <TransferSignLink paths={entries.map(({ path }) => path)} />
      </div>
      <div className={styles.screens}>
        <NavList entries={places} atHand={entriesAtHand(places)} makesFoldedLate={makesFoldedLate} />
      </div>
      <FootEntries onAccount={onAccount} onSignOut={onSignOut} />
    </nav>
  );
}
