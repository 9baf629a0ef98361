import { useSelectedBarn } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { SuiteLink } from '@barnwatch/shared/routing';
import { ConnectionChip, Icon } from '@barnwatch/shared/ui';
import { shownName } from '../session/shown-name';
import styles from './barn-switcher.module.css';

/** The barn one is at, how it is reached, and the way to another one. */
export function BarnSwitcher() {
  const { t } = useTexts();
  const barn = useSelectedBarn();
  return (
    <SuiteLink
      className={styles.switcher}
      to="/select-barn"
      aria-label={barn === null ? t('frame.chooseBarn') : t('frame.changeBarn', { barn: shownName(barn) })}
    >
      <span className={styles.words}>
        <span className={styles.name}>{barn === null ? t('frame.chooseBarn') : shownName(barn)}</span>
        {barn !== null && <ConnectionChip instance={barn} />}
      </span>
      <Icon name="chevron-right" />
    </SuiteLink>
  );
}
