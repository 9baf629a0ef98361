import './bar-height.css';
import { useTexts } from '@barnwatch/shared/i18n';
import { SuiteLink } from '@barnwatch/shared/routing';
import { Icon, IconButton } from '@barnwatch/shared/ui';
import { useNavEntries } from '../navigation/use-nav-entries';
import { SentSignLink } from '../outbox/sent-sign-link';
import { useSuite } from '../suite/suite-context';
import { TransferSignLink } from '../transfers/transfer-sign-link';
import { BarItems } from './bar-items';
import { BellPlace } from './bell-place';
import type { FrameActions } from './frame-actions';
import styles from './rail.module.css';

/** On phones that lie: what the bars of one that stands have, at its side, so that pictures keep their height. */
export function Rail(actions: FrameActions) {
  const { t } = useTexts();
  const { name } = useSuite().registry.branding;
  const paths = useNavEntries().map(({ path }) => path);
  return (
    <nav className={styles.rail} aria-label={t('frame.navigation')}>
      <div className={styles.tools}>
        <SuiteLink className={styles.brand} to="/" aria-label={name} title={name}>
          <Icon name="barn" size={24} />
        </SuiteLink>
        <IconButton icon="search" name={t('finder.open')} onClick={actions.onFind} />
        <SentSignLink form="icon" paths={paths} />
        <BellPlace bar="rail" />
        <TransferSignLink paths={paths} />
      </div>
      <BarItems {...actions} />
    </nav>
  );
}
