import { shownName, useSelectedBarn } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { SuiteLink } from '@barnwatch/shared/routing';
import { ConnectionChip, Icon, VisuallyHidden } from '@barnwatch/shared/ui';
import styles from './barn-switcher.module.css';

/** The barn one is at, how it is reached, and the way to another one. */
export function BarnSwitcher() {
  const { t } = useTexts();
  const barn = useSelectedBarn();
  return (
    <SuiteLink className={styles.switcher} to="/select-barn">
      <span className={styles.words}>
        <span className={styles.name}>{barn === null ? t('frame.chooseBarn') : shownName(barn)}</span>
        {barn !== null && <ConnectionChip instance={barn} />}
      </span>
      {/* After what is seen: people who speak to their device say the words that they see. */}
      {barn !== null && <VisuallyHidden>{t('frame.changeBarn')}</VisuallyHidden>}
      <Icon name="chevron-right" />
    </SuiteLink>
  );
}
