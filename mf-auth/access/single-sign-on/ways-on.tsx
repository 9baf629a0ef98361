import { useTexts } from '@barnwatch/shared/i18n';
import { SuiteLink } from '@barnwatch/shared/routing';
import { buttonClass, Icon } from '@barnwatch/shared/ui';
import { type Arrival, dashboardPath } from '../arrival/arrival';
import styles from './single-sign-on.module.css';

export interface WaysOnProps {
  readonly barnId: string;
  /** The screen that one came for, if any: the other way leads there too. */
  readonly arrival: Arrival | null;
}

/** What one can do instead, at every step. */
export function WaysOn({ barnId, arrival }: WaysOnProps) {
  const { t } = useTexts('mf-auth');
  const state: Arrival = arrival ?? { barnId, returnTo: dashboardPath(barnId) };
  return (
    <nav className={styles.waysOn} aria-label={t('singleSignOn.waysOn')}>
      <SuiteLink className={buttonClass('plain')} to="/select-barn" state={state}>
        <Icon name="account" size={18} />
        {t('singleSignOn.usePassword')}
      </SuiteLink>
      <SuiteLink className={buttonClass('plain')} to="/select-barn">
        <Icon name="barn" size={18} />
        {t('singleSignOn.back')}
      </SuiteLink>
    </nav>
  );
}
